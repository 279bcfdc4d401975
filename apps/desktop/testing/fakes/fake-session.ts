import type { Session } from 'electron';
import { EventEmitter } from 'node:events';

type Handler = (request: Request) => Promise<Response> | Response;

/** `Session` of one partition: its cookies and protocols, with Node's fetch as the network. */
export class FakeSession extends EventEmitter {
  readonly cookies = new Map<string, string>();
  readonly protocols = new Map<string, Handler>();
  /** All requests, in order. */
  readonly requests: { url: string; method: string; headers: Headers }[] = [];
  cleared = 0;
  permissionRequest: Parameters<Session['setPermissionRequestHandler']>[0] = null;
  permissionCheck: Parameters<Session['setPermissionCheckHandler']>[0] = null;
  devicePermission: Parameters<Session['setDevicePermissionHandler']>[0] = null;
  displayMedia: Parameters<Session['setDisplayMediaRequestHandler']>[0] = null;
  network: typeof fetch = (...args) => fetch(...args);

  readonly protocol = {
    handle: (scheme: string, handler: Handler) => void this.protocols.set(scheme, handler),
  };

  /** Requests that a lost connection aborts, as Chromium does with pending ones. */
  private readonly underWay = new Set<AbortController>();
  private isConnected = true;

  get connected(): boolean {
    return this.isConnected;
  }

  set connected(connected: boolean) {
    this.isConnected = connected;
    if (connected) return;
    for (const request of this.underWay) request.abort(new Error('net::ERR_NETWORK_CHANGED'));
    this.underWay.clear();
  }

  /** Whether the server accepts requests and never responds. */
  hangs = false;

  /** The rules are those of lib/browser/api/net-fetch.ts. */
  fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    this.requests.push({ url, method: init.method ?? 'GET', headers });
    init.signal?.throwIfAborted();
    if (!this.connected) throw new Error('net::ERR_INTERNET_DISCONNECTED');
    const withCookies = init.credentials !== 'omit';
    if (withCookies && this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const cut = new AbortController();
    this.underWay.add(cut);
    const signal = AbortSignal.any([cut.signal, ...(init.signal ? [init.signal] : [])]);
    const response = await untilAborted(this.respond(url, { ...init, headers, signal }), signal);
    for (const line of withCookies ? response.headers.getSetCookie() : []) this.storeCookie(line);
    return rejectRedirect(response, init.redirect);
  };

  private async respond(url: string, init: RequestInit): Promise<Response> {
    if (this.hangs) return new Promise(() => undefined);
    return this.network(url, { ...init, redirect: 'manual' }).catch(throwAsChromium);
  }

  clearStorageData: Session['clearStorageData'] = async (options) => {
    if (options?.storages?.includes('cookies') ?? true) this.cookies.clear();
    this.cleared += 1;
  };
  clearCache = async (): Promise<void> => undefined;

  setPermissionRequestHandler: Session['setPermissionRequestHandler'] = (handler) =>
    void (this.permissionRequest = handler);
  setPermissionCheckHandler: Session['setPermissionCheckHandler'] = (handler) =>
    void (this.permissionCheck = handler);
  setDevicePermissionHandler: Session['setDevicePermissionHandler'] = (handler) =>
    void (this.devicePermission = handler);
  setDisplayMediaRequestHandler: Session['setDisplayMediaRequestHandler'] = (handler) =>
    void (this.displayMedia = handler);
  /** Words added to the dictionary. */
  readonly learnedWords: string[] = [];
  addWordToSpellCheckerDictionary = (word: string) => this.learnedWords.push(word) > 0;
  /** electron.d.ts: on by default; except on macOS, dictionaries are then downloaded. */
  spellChecker = true;
  setSpellCheckerEnabled = (on: boolean) => void (this.spellChecker = on);
  /** Languages whose dictionaries would be downloaded; electron.d.ts: no-op on macOS. */
  dictionaries = ['en-US'];
  setSpellCheckerLanguages = (languages: string[]) => void (this.dictionaries = languages);

  private storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const expired = attributes.some((text) =>
      /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(text),
    );
    if (expired) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Rejects when the request is aborted, whatever the server does. */
function untilAborted<T>(response: Promise<T>, signal?: AbortSignal | null): Promise<T> {
  if (!signal) return response;
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  return Promise.race([response, promise]);
}

/** lib/common/api/net-client-request.ts: a redirect that is not followed is an error, not a response. */
function rejectRedirect(response: Response, redirect: RequestRedirect = 'follow'): Response {
  const redirected = response.status >= 300 && response.status < 400 && response.status !== 304;
  if (!redirected) return response;
  if (redirect === 'error')
    throw new Error("Attempted to redirect, but redirect policy was 'error'");
  if (redirect === 'manual') throw new Error('Redirect was cancelled');
  throw new Error('The fake session does not follow redirects: set `redirect` on the request.');
}

/** Network errors get the names that Chromium gives them. */
function throwAsChromium(error: unknown): never {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  if (code === 'ECONNREFUSED') throw new Error('net::ERR_CONNECTION_REFUSED');
  if (code === 'ENOTFOUND') throw new Error('net::ERR_NAME_NOT_RESOLVED');
  throw error;
}
