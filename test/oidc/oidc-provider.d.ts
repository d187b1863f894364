/** The part of the package that the tests use; it brings no types along. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface StoredCode {
    destroy(): Promise<void>;
  }

  class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ readonly uid: string; readonly params: { readonly client_id: string; readonly scope: string } }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    readonly Grant: new (terms: {
      accountId: string;
      clientId: string;
    }) => Grant;
    readonly AuthorizationCode: { find(code: string): Promise<StoredCode | undefined> };
  }

  // biome-ignore lint/style/noDefaultExport: the package has no other
  export { Provider as default };
}
