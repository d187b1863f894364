/** A provider of OpenID Connect that people sign in with. */
export interface SignInProvider {
  /** What the button on the sign-in page calls it. */
  readonly name: string;
  readonly issuer: string;
  /**
   * Prepares an authorization request (code flow with PKCE, state and nonce).
   * @param again asks for the credentials once more, whoever the provider thinks is there
   * @throws EmendError `oidc.away`, `oidc.refused`
   */
  begin(request: { readonly redirectUri: string; readonly again: boolean }): Promise<BegunRequest>;
  /**
   * Exchanges the code of an answer for the identity of a person, after every check of OpenID Connect Core 1.0, 3.1.3.7.
   * @param answer the whole address that the provider sent the browser to
   * @throws EmendError `oidc.away`, `oidc.denied`, `oidc.refused`
   */
  finish(answer: URL, secrets: RequestSecrets): Promise<ProvedIdentity>;
}

/** What must be remembered of a request until its answer comes; none of it leaves the service but by the request itself. */
export interface RequestSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface BegunRequest {
  /** Where the browser is to go. */
  readonly url: string;
  readonly secrets: RequestSecrets;
}

/** Who somebody is to a provider; only issuer and subject together name a person for good. */
export interface ProvedIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** As the provider has it; null where it tells none. */
  readonly email: string | null;
  /** The provider vouches that the address is that person's. */
  readonly emailVerified: boolean;
  /** Values of the claim that the settings name; empty where there are none. */
  readonly groups: readonly string[];
}
