/** An OpenID Connect provider that people sign in with. */
export interface SignInProvider {
  /** Its name on the button of the sign-in page. */
  readonly name: string;
  readonly issuer: string;
  /**
   * Prepares an authorization request (code flow with PKCE, state and nonce).
   * @param again asks for the credentials again, even if the provider has a session
   * @throws EmendError `oidc.away`, `oidc.refused`
   */
  begin(request: { readonly redirectUri: string; readonly again: boolean }): Promise<BegunRequest>;
  /**
   * Exchanges the code of an answer for a person's identity, after every check of OpenID Connect Core 1.0, 3.1.3.7.
   * @param answer the whole address that the provider sent the browser to
   * @throws EmendError `oidc.away`, `oidc.denied`, `oidc.refused`
   */
  finish(answer: URL, secrets: RequestSecrets): Promise<ProvedIdentity>;
}

/** What must be stored of a request until its answer arrives. None of it leaves the service except in the request itself. */
export interface RequestSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface BegunRequest {
  /** The address to which the browser goes. */
  readonly url: string;
  readonly secrets: RequestSecrets;
}

/** A person's identity at a provider. Only issuer and subject together identify a person permanently. */
export interface ProvedIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** As the provider has it; null if the provider states none. */
  readonly email: string | null;
  /** The provider guarantees that the address belongs to this person. */
  readonly emailVerified: boolean;
  /** Values of the claim that the settings name; empty if there are none. */
  readonly groups: readonly string[];
}
