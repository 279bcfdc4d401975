import { Agent } from 'undici';

/** A response; its body is parsed if it is JSON. */
export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into every kind of answer
  body: any;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** A body that is sent unchanged instead of JSON. */
  raw?: string | Uint8Array<ArrayBuffer>;
}

/** What browsers send with a request from one of our pages; old ones do not send the first header. */
export const FROM_OWN_PAGE: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'http://polaris.test' },
];

/** A client that acts like a browser: keeps cookies and sends JSON over real HTTP. */
export class TestCaller {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly base: string,
    readonly address = `10.${random()}.${random()}.${random()}`,
  ) {}

  get = (path: string, options?: CallOptions) => this.call('GET', path, undefined, options);
  post = (path: string, body?: unknown, options?: CallOptions) =>
    this.call('POST', path, body, options);
  put = (path: string, body?: unknown, options?: CallOptions) =>
    this.call('PUT', path, body, options);
  patch = (path: string, body?: unknown, options?: CallOptions) =>
    this.call('PATCH', path, body, options);
  delete = (path: string, options?: CallOptions) => this.call('DELETE', path, undefined, options);

  async call(
    method: string,
    path: string,
    body?: unknown,
    { headers, raw }: CallOptions = {},
  ): Promise<TestResponse> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.address,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader() } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload }),
      ...(isLarge(payload) && { dispatcher: new Agent() }),
    });
    this.keepCookies(response.headers);
    const text = await readText(response);
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      const gone = attributes.some((text) =>
        /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(text),
      );
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** The server closes a connection with this much unread data, so it must not be reused. */
const isLarge = (payload: string | Uint8Array | undefined) => (payload?.length ?? 0) > 1_000_000;

const random = () => Math.floor(Math.random() * 254) + 1;

/** Reads only the start of an event stream, which has no end. */
async function readText(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return response.text();
  const reader = response.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return Buffer.from(value ?? []).toString();
}
