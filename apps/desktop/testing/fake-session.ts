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

  fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    this.asked.push({ url, method: init.method ?? 'GET', headers });
    if (!this.connected) throw new TypeError('net::ERR_INTERNET_DISCONNECTED');
    if (init.credentials !== 'omit' && this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const answer = await this.network(url, { ...init, headers });
    // Electron does not hand out a redirect that it must not follow.
    if (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
      throw new Error('Redirect was cancelled');
    for (const line of answer.headers.getSetCookie()) this.keepCookie(line);
    return answer;
  };

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
  setSpellCheckerEnabled(): void {}
  setSpellCheckerLanguages(): void {}

  private keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const gone = attributes.some((text) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(text));
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
