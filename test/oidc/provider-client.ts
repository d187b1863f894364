import { sendFromPage } from '../web/portal-client.ts';

/** Cookies of one browser, by host. */
type Jar = Map<string, Map<string, string>>;

export interface Visit {
  /** What the page sends when its button is pressed. */
  readonly start?: object;
  /** The provider forgets who was there: another person sits down at the browser. */
  readonly anew?: true;
  /** Changes the address that the browser is sent to the provider with. */
  readonly asked?: (url: URL) => void;
  /** Changes the address that the provider sends the browser back with. */
  readonly answered?: (url: URL) => void | Promise<void>;
}

/** A browser that signs in at a provider: it keeps cookies and follows redirects one by one. */
export class ProviderVisitor {
  readonly #jar: Jar = new Map();
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** What the browser sends to the service. */
  get cookie(): string {
    return this.#cookieFor(this.#address);
  }

  async start(body: object = {}): Promise<Response> {
    const { cookie } = this;
    const response = await sendFromPage(this.#address, 'POST', '/api/portal/provider', body, { cookie });
    this.#keep(this.#address, response);
    return response;
  }

  /** Goes to the provider as `subject`, who agrees; an empty one refuses. @returns where the callback leads, and the answer */
  async signIn(subject: string, { start = {}, anew, asked, answered }: Visit = {}): Promise<URL> {
    const own = new URL(this.#address).host;
    if (anew) for (const host of this.#jar.keys()) if (host !== own) this.#jar.delete(host);
    const begun = await this.start(start);
    if (!begun.ok) throw new Error(`${begun.status} ${begun.headers.get('x-error-code')}`);
    const url = new URL(((await begun.json()) as { url: string }).url);
    asked?.(url);
    const back = await this.#throughProvider(url, subject);
    await answered?.(back);
    const response = await this.visit(back);
    return new URL(response.headers.get('location')!, this.#address);
  }

  /** Opens an address without following where it leads. */
  async visit(url: URL, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { cookie: this.#cookieFor(url.origin), ...init.headers },
    });
    this.#keep(url.origin, response);
    return response;
  }

  async #throughProvider(from: URL, subject: string): Promise<URL> {
    let url = from;
    for (let steps = 0; steps < 10; steps++) {
      if (url.origin === new URL(this.#address).origin) return url;
      const isForm = url.pathname.startsWith('/sign-in/');
      const form = { method: 'POST', body: new URLSearchParams({ login: subject }) };
      const response = await this.visit(url, isForm ? form : {});
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${url.pathname}: ${response.status} ${await response.text()}`);
      url = new URL(location, url);
    }
    throw new Error('the provider leads nowhere');
  }

  #cookieFor(origin: string): string {
    const cookies = this.#jar.get(new URL(origin).host) ?? new Map<string, string>();
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(origin: string, response: Response): void {
    const { host } = new URL(origin);
    const cookies = this.#jar.get(host) ?? new Map<string, string>();
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    this.#jar.set(host, cookies);
  }
}
