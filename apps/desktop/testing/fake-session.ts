import type { Session } from 'electron';

type Handler = (request: Request) => Promise<Response> | Response;

/** Cookies, storage and protocols of one partition, with Node's fetch as its network. */
export class FakeSession {
  readonly cookies = new Map<string, string>();
  readonly protocols = new Map<string, Handler>();
  /** Every address that was asked, in order. */
  readonly asked: { url: string; method: string; headers: Headers }[] = [];
  connected = true;
  cleared = 0;
  permissionRequest: Parameters<Session['setPermissionRequestHandler']>[0] = null;
  permissionCheck: Parameters<Session['setPermissionCheckHandler']>[0] = null;
  devicePermission: Parameters<Session['setDevicePermissionHandler']>[0] = null;
  displayMedia: Parameters<Session['setDisplayMediaRequestHandler']>[0] = null;
  network: typeof fetch = (...args) => fetch(...args);

  readonly protocol = {
    handle: (scheme: string, handler: Handler) => void this.protocols.set(scheme, handler),
  };

  /** A server that takes a call and never answers it. */
  silent = false;

  /** The rules are those of lib/browser/api/net-fetch.ts. */
  fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    this.asked.push({ url, method: init.method ?? 'GET', headers });
    init.signal?.throwIfAborted();
    if (!this.connected) throw new Error('net::ERR_INTERNET_DISCONNECTED');
    const own = init.credentials !== 'omit';
    if (own && this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const answer = await untilAborted(this.answer(url, { ...init, headers }), init.signal);
    for (const line of own ? answer.headers.getSetCookie() : []) this.keepCookie(line);
    return refuseRedirect(answer, init.redirect);
  };

  private async answer(url: string, init: RequestInit): Promise<Response> {
    if (this.silent) return new Promise(() => undefined);
    return this.network(url, { ...init, redirect: 'manual' }).catch(asChromium);
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
  /** What the spell checker has learned. */
  readonly words: string[] = [];
  addWordToSpellCheckerDictionary = (word: string) => this.words.push(word) > 0;
  /** electron.d.ts: on by default, and then dictionaries are fetched from elsewhere but on macOS. */
  spellChecker = true;
  setSpellCheckerEnabled = (on: boolean) => void (this.spellChecker = on);
  /** Languages whose dictionaries would be fetched; electron.d.ts: no-op on macOS. */
  dictionaries = ['en-US'];
  setSpellCheckerLanguages = (languages: string[]) => void (this.dictionaries = languages);

  private keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const gone = attributes.some((text) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(text));
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Whoever waits is told when the call is given up, whatever the server does. */
function untilAborted<T>(answer: Promise<T>, signal?: AbortSignal | null): Promise<T> {
  if (!signal) return answer;
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  return Promise.race([answer, promise]);
}

/** lib/common/api/net-client-request.ts: a redirect that is not followed is an error, not an answer. */
function refuseRedirect(answer: Response, redirect: RequestRedirect = 'follow'): Response {
  const led = answer.status >= 300 && answer.status < 400 && answer.status !== 304;
  if (!led) return answer;
  if (redirect === 'error')
    throw new Error("Attempted to redirect, but redirect policy was 'error'");
  if (redirect === 'manual') throw new Error('Redirect was cancelled');
  throw new Error('The stand-in follows no redirect: say what is to become of one.');
}

/** The network's failures have the names that Chromium gives them. */
function asChromium(error: unknown): never {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  if (code === 'ECONNREFUSED') throw new Error('net::ERR_CONNECTION_REFUSED');
  if (code === 'ENOTFOUND') throw new Error('net::ERR_NAME_NOT_RESOLVED');
  throw error;
}
