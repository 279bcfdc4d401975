/**
 * A fake EventSource that follows the standard (WHATWG HTML, section "Server-sent events"). The test is
 * the server: it accepts or refuses connections, sends, and drops.
 */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  /** All opened connections, in order. */
  static opened: FakeEventSource[] = [];

  readyState: number = FakeEventSource.CONNECTING;
  readonly withCredentials: boolean;

  constructor(
    readonly url: string,
    { withCredentials = false }: { withCredentials?: boolean } = {},
  ) {
    super();
    // An address that cannot be parsed is a SyntaxError.
    if (!URL.canParse(url)) throw new DOMException(`Not an address: ${url}`, 'SyntaxError');
    this.withCredentials = withCredentials;
    FakeEventSource.opened.push(this);
  }

  /** Installs the fake; returns a getter of the last connection. */
  static install(): () => FakeEventSource {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
    return () => FakeEventSource.opened.at(-1)!;
  }

  static uninstall(): void {
    delete (globalThis as { EventSource?: unknown }).EventSource;
  }

  /** Closes the connection; no more events are dispatched. */
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  /** The response has status 200 and the right type: "announce the connection". */
  accept(): void {
    this.expectState('accept', FakeEventSource.CONNECTING);
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  /** Any other response: "fail the connection", which is never opened again. */
  refuse(): void {
    this.expectState('refuse', FakeEventSource.CONNECTING);
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  /** The response ends or breaks: "reestablish the connection". */
  drop(): void {
    this.expectState('drop', FakeEventSource.OPEN);
    this.readyState = FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  /** Dispatches an event of this name; one without data is not dispatched. */
  send(name: string, data: object | ''): void {
    this.expectState('send', FakeEventSource.OPEN);
    if (data === '') return;
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  private expectState(action: string, state: number): void {
    if (this.readyState !== state)
      throw new Error(`A server cannot ${action} in the state ${this.readyState}.`);
  }
}
