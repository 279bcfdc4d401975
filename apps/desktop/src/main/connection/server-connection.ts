import { type AppExchangeInput, type CaptureInput, EVENTS_PATH } from '@polaris/contracts';
import type { Session } from 'electron';
import { setTimeout as after } from 'node:timers/promises';
import type { CaptureOutcome, ConnectionState, Outcome } from '../../bridge/bridge.ts';
import { checkServer } from './check-server.ts';
import { serverOrigin } from '../store/server-address.ts';
import type { CaptureQueue } from '../capture/capture-queue.ts';
import { type ConnectionStatus, connectionProblems } from '../origin/connection.ts';
import type { Fetch } from '../origin/fetch-with-timeout.ts';
import { createForwarder } from '../origin/forward.ts';
import type { Handler } from '../origin/protocol-handler.ts';
import type { ResponseCache } from '../origin/response-cache.ts';
import { ServerCompatibility } from './server-compatibility.ts';
import { Poller } from '../shell/poller.ts';
import { postJson } from './post-json.ts';
import { readCustomers } from './read-customers.ts';
import { RetriedCaptures } from './retried-captures.ts';
import { SignOut } from './sign-out.ts';
import type { KeyRing, KeyRingState } from '../store/key-ring.ts';
import type { Settings } from '../store/settings.ts';
import { openCache, openCaptures } from './stores.ts';

interface Dependencies {
  session: Pick<Session, 'fetch' | 'clearStorageData' | 'clearCache'>;
  settings: Settings;
  folder: string;
  keyRing: KeyRing;
  onChange: () => void;
  onUser: (user: string | null) => void;
  /** Asks before leaving an account with waiting captures; true if none wait or the user continues. */
  confirmAccountChange: (button: string) => Promise<boolean>;
}

const RECONNECT = { every: 3000, longest: 60_000 };
const UNLOCK = { every: 60_000, longest: 15 * 60_000 };
/** The server can be updated while the app runs, between two requests. */
const RECHECK = { every: 15 * 60_000, longest: 60 * 60_000 };
/** Milliseconds that signing out waits for captures that can still be sent. */
const FINAL_FLUSH = 3000;

/** The connection to the configured server: requests, cached responses, captures waiting to be sent. */
export class ServerConnection {
  private status: ConnectionStatus = 'online';
  /** When the oldest response shown offline was read, in milliseconds. */
  private shownFrom: number | null = null;
  private keyRingState: KeyRingState = 'unlocked';
  readonly captures: CaptureQueue;
  private readonly retried: RetriedCaptures;
  private readonly pendingSignOut: SignOut;
  private readonly send: Handler;
  private readonly cache: ResponseCache;
  private readonly compatibility: ServerCompatibility;
  private readonly reconnect = new Poller(() => this.compatibility.check(), RECONNECT);
  private readonly recheck = new Poller(() => this.compatibility.check(), RECHECK);
  private readonly unlock = new Poller(() => this.openStores(), UNLOCK);
  private stopped = false;
  private firstCheck: Promise<unknown> = Promise.resolve();

  constructor(private readonly deps: Dependencies) {
    const { settings, onChange } = deps;
    const server = () => settings.get('server');
    this.compatibility = new ServerCompatibility((path) => this.request(path), onChange);
    this.cache = openCache(deps, (user) => this.changeUser(user));
    this.captures = openCaptures(deps, {
      account: () => (this.user && server() ? { user: this.user, server: server()! } : null),
      canSend: () => this.online && !this.compatibility.isMismatch,
      sendActivity: (input, key) => this.sendCapture('/api/activities', input, key),
      sendTask: (input, key) => this.sendCapture('/api/admin/tasks', input, key),
      sendCustomer: (name, key) => this.sendCapture('/api/customers', { name }, key),
      onChange: () => {
        this.retried.update();
        onChange();
      },
    });
    this.retried = new RetriedCaptures(this.captures);
    this.send = createForwarder({
      server,
      fetch: this.fetch,
      cache: this.cache,
      online: () => this.online,
      onStatus: (status) => this.setStatus(status),
      onCached: (at) => this.noteCached(at),
    });
    this.pendingSignOut = new SignOut({ ...deps, send: () => this.sendSignOut() });
  }

  /** Loads what an earlier run stored, without blocking: the key ring may ask for a password. */
  start(): void {
    if (this.deps.settings.get('server')) {
      this.firstCheck = this.compatibility.check();
      this.recheck.start();
    }
    this.unlock.start();
  }

  /** Forwards a request to the server, unless a sign-out is pending that cannot be completed now. */
  readonly forward: Handler = async (request, path) =>
    (await this.pendingSignOut.finish()) ? this.send(request, path) : Response.error();

  get user(): string | null {
    return this.cache.user;
  }

  get online(): boolean {
    return this.status === 'online';
  }

  get state(): ConnectionState {
    const plain = this.deps.settings.get('plainCaptures');
    return {
      online: this.online,
      trouble: this.status === 'online' ? null : connectionProblems[this.status],
      shownFrom: this.shownFrom,
      serverFit: this.compatibility.current,
      cachesResponses: this.keyRingState === 'unlocked',
      allowsUnencryptedCaptures: this.keyRingState === 'unlocked' ? null : plain,
      signOutPending: this.pendingSignOut.isPending,
      waiting: this.captures.waitingLonger,
      captures: this.captures.list,
      otherAccounts: this.captures.otherAccounts,
      locked: this.captures.locked,
      unreadable: this.captures.unreadable,
    };
  }

  /** A request of the app itself, sent like one of a page. */
  request(path: string, init: RequestInit = {}): Promise<Response> {
    return this.forward(new Request(`app://polaris${path}`, init), path.split('?')[0]!);
  }

  /** Opens the stream of changes on the server; rejects without a server, or while a sign-out is pending. */
  async openEvents(signal: AbortSignal): Promise<Response> {
    const server = this.deps.settings.get('server');
    if (!server || !(await this.pendingSignOut.finish()))
      throw new Error('No server to listen to.');
    const headers = { Accept: 'text/event-stream', Origin: server };
    const init: RequestInit = { headers, redirect: 'manual', credentials: 'include', signal };
    return this.fetch(server + EVENTS_PATH, init);
  }

  /** Stops all polling. */
  stop(): void {
    this.stopped = true;
    for (const part of [this.reconnect, this.recheck, this.unlock, this.retried]) part.stop();
  }

  async capture(input: CaptureInput): Promise<CaptureOutcome> {
    this.reconnectNow();
    return this.captures.add(input);
  }

  /** For a capture that should be sent soon: the next attempt can be a minute away. */
  readonly reconnectNow = (): void => void (this.online || this.reconnect.start());

  /** Whether captures may be stored unencrypted when there is no unlocked key ring. */
  allowUnencryptedCaptures(plainCaptures: boolean): void {
    this.deps.settings.set({ plainCaptures });
    this.deps.onChange();
  }

  async connect(address: string): Promise<Outcome> {
    const parsed = serverOrigin(address);
    if (!parsed.ok) return parsed;
    const checked = await checkServer(parsed.origin, this.fetch);
    if (!checked.ok) return checked;
    if (parsed.origin !== this.deps.settings.get('server')) {
      if (!(await this.deps.confirmAccountChange('Change Server')))
        return { ok: false, message: 'The server was not changed.' };
      await this.cache.forget();
      await this.pendingSignOut.wipe();
    }
    this.deps.settings.set({ server: parsed.origin });
    this.compatibility.set('fits');
    this.recheck.start();
    this.setStatus('online');
    this.deps.onChange();
    return { ok: true };
  }

  /** Exchanges the code of a sign-in in the browser for a login session. */
  async exchange(input: AppExchangeInput): Promise<{ ok: boolean; detail: string }> {
    const response = await this.post('/api/auth/exchange', input);
    // Requested as a page would, so that the cache learns who is signed in.
    if (response.status === 200) await this.request('/api/auth/user');
    return { ok: response.status === 200, detail: response.detail };
  }

  /** Deletes all local data now. The login session on the server ends now, or once it is reachable. */
  async signOut(): Promise<void> {
    if (this.user)
      await Promise.race([this.captures.flush(), after(FINAL_FLUSH, null, { ref: false })]);
    await this.cache.forget();
    await this.pendingSignOut.begin();
  }

  private readonly fetch: Fetch = (url, init) => this.deps.session.fetch(url, init);

  /** False while the key ring is locked or captures still wait for it: then it is tried again. */
  private async openStores(): Promise<boolean> {
    this.keyRingState = await this.deps.keyRing.state();
    await this.cache.load();
    await this.captures.load();
    this.deps.onChange();
    const done = this.keyRingState !== 'locked' && this.captures.locked === 0;
    if (done) this.unlock.stop();
    return done;
  }

  private async sendSignOut(): Promise<number> {
    if (!this.deps.settings.get('server')) return 204;
    const path = '/api/auth/logout';
    return (await this.send(new Request(`app://polaris${path}`, { method: 'POST' }), path)).status;
  }

  private changeUser(user: string | null): void {
    this.deps.onUser(user);
    this.retried.update();
    this.deps.onChange();
    if (!user) return;
    void this.captures.flush();
    void readCustomers((path) => this.request(path));
  }

  private setStatus(status: ConnectionStatus): void {
    if (status === this.status) return;
    const wasOnline = this.online;
    this.status = status;
    if (this.online) this.shownFrom = null;
    this.deps.onChange();
    if (!this.online) return wasOnline && !this.stopped ? this.reconnect.start() : undefined;
    this.reconnect.stop();
    void this.compatibility.check().then(() => this.captures.flush());
  }

  private noteCached(at: number): void {
    if (this.online || (this.shownFrom !== null && this.shownFrom <= at)) return;
    this.shownFrom = at;
    this.deps.onChange();
  }

  private async sendCapture(path: string, input: object, key: string) {
    await this.firstCheck;
    if (this.compatibility.isMismatch) throw new Error('The server has an incompatible version.');
    return this.post(path, input, { 'Idempotency-Key': key });
  }

  private readonly post = (path: string, input: object, headers = {}) =>
    postJson((to, init) => this.request(to, init), path, input, headers);
}
