import type { ActivityInput, AppExchangeInput } from '@polaris/contracts';
import type { Session } from 'electron';
import { setTimeout as after } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { CaptureOutcome, LinkState, Outcome } from '../bridge/bridge.ts';
import { checkServer } from './address/check-server.ts';
import { serverOrigin } from './address/server-address.ts';
import type { CaptureQueue } from './capture/capture-queue.ts';
import { type Connection, connectionText } from './origin/connection.ts';
import { forwarding } from './origin/forward.ts';
import type { Handler } from './origin/protocol-handler.ts';
import type { ResponseCache } from './origin/response-cache.ts';
import type { Fetch } from './origin/fetch-with-timeout.ts';
import { ServerFit } from './server-compatibility.ts';
import { Repeat } from './shell/poller.ts';
import { SignOut } from './sign-out.ts';
import type { KeyRing, KeyRingState } from './store/key-ring.ts';
import type { Settings } from './store/settings.ts';
import { openCache, openCaptures } from './store/stores.ts';

interface Parts {
  session: Pick<Session, 'fetch' | 'clearStorageData' | 'clearCache'>;
  settings: Settings;
  folder: string;
  ring: KeyRing;
  onChange: () => void;
  onUser: (user: string | null) => void;
}

const PROBE = { every: 3000, longest: 60_000 };
const UNLOCK = { every: 60_000, longest: 15 * 60_000 };
/** A server can be replaced while the app runs, between two calls. */
const RECHECK = { every: 15 * 60_000, longest: 60 * 60_000 };
/** Signing out waits so long, in milliseconds, for captures that could still be sent. */
const LAST_SENDING = 3000;
/** All that a customer is picked from, read once after signing in. */
const CUSTOMERS = '/api/customers?limit=1000';

/** Everything between this machine and the one server: calls, what is cached, what waits to be sent. */
export class ServerLink {
  private connection: Connection = 'online';
  /** When the oldest of what is shown without a connection was read. */
  private shownFrom: number | null = null;
  private keyRing: KeyRingState = 'open';
  private readonly captures: CaptureQueue;
  private readonly leaving: SignOut;
  private readonly send: Handler;
  private readonly cache: ResponseCache;
  private readonly fit: ServerFit;
  private readonly probe = new Repeat(() => this.fit.check(), PROBE);
  private readonly recheck = new Repeat(() => this.fit.check(), RECHECK);
  private readonly unlock = new Repeat(() => this.openStores(), UNLOCK);
  private stopped = false;
  private firstCheck: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: Parts) {
    const { settings, onChange } = parts;
    const server = () => settings.get('server');
    this.fit = new ServerFit((path) => this.ask(path), onChange);
    this.cache = openCache(parts, (user) => this.changeUser(user));
    this.captures = openCaptures(parts, {
      place: () => (this.user && server() ? { user: this.user, server: server()! } : null),
      mayBeSent: () => this.online && !this.fit.isMismatch,
      send: (input, key) => this.sendCapture(input, key),
      onChange,
    });
    this.send = forwarding({
      server,
      fetch: this.fetch,
      cache: this.cache,
      online: () => this.online,
      onConnection: (connection) => this.noteConnection(connection),
      onCached: (at) => this.noteCached(at),
    });
    this.leaving = new SignOut({ ...parts, send: () => this.sendSignOut() });
  }

  /** Takes up what an earlier run has left. Nothing waits for it: a key ring may ask for a password. */
  start(): void {
    if (this.parts.settings.get('server')) {
      this.firstCheck = this.fit.check();
      this.recheck.start();
    }
    this.unlock.start();
  }

  /** Hands a call on, once nobody's session is left that should have ended. */
  readonly forward: Handler = async (request, path) =>
    (await this.leaving.finish()) ? this.send(request, path) : Response.error();

  get user(): string | null {
    return this.cache.user;
  }

  get online(): boolean {
    return this.connection === 'online';
  }

  get state(): LinkState {
    const plain = this.parts.settings.get('plainCaptures');
    return {
      online: this.online,
      trouble: this.connection === 'online' ? null : connectionText[this.connection],
      shownFrom: this.shownFrom,
      serverFit: this.fit.current,
      keeps: this.keyRing === 'open',
      plainCaptures: this.keyRing === 'open' ? null : plain,
      signOutWaits: this.leaving.waits,
      waiting: this.captures.waiting,
      refused: this.captures.refused,
      locked: this.captures.locked,
      unreadable: this.captures.unreadable,
    };
  }

  /** A call of the app itself, in the manner of a page's. */
  ask(path: string, init: RequestInit = {}): Promise<Response> {
    return this.forward(new Request(`app://polaris${path}`, init), path.split('?')[0]!);
  }

  /** Asks for nothing more. */
  stop(): void {
    this.stopped = true;
    for (const repeat of [this.probe, this.recheck, this.unlock]) repeat.stop();
  }

  async capture(input: ActivityInput): Promise<CaptureOutcome> {
    // Whoever writes something down wants it sent: there may be a connection again.
    if (!this.online) this.probe.start();
    return this.captures.add(input);
  }

  dropRefused(key: string): Promise<void> {
    return this.captures.drop(key);
  }

  /** Whether captures may lie on this machine unsealed, where it has no key ring. */
  allowPlainCaptures(plainCaptures: boolean): void {
    this.parts.settings.set({ plainCaptures });
    this.parts.onChange();
  }

  async connect(address: string): Promise<Outcome> {
    const parsed = serverOrigin(address);
    if (!parsed.ok) return parsed;
    const checked = await checkServer(parsed.origin, this.fetch);
    if (!checked.ok) return checked;
    if (parsed.origin !== this.parts.settings.get('server')) await this.forget();
    this.parts.settings.set({ server: parsed.origin });
    this.fit.set('fits');
    this.recheck.start();
    this.noteConnection('online');
    this.parts.onChange();
    return { ok: true };
  }

  /** The app's end of a sign-in in the browser. */
  async exchange(input: AppExchangeInput): Promise<{ ok: boolean; detail: string }> {
    const answer = await this.post('/api/auth/exchange', input);
    // Asked as a page would, so that everything here hears who it is.
    if (answer.status === 200) await this.ask('/api/auth/user');
    return { ok: answer.status === 200, detail: answer.detail };
  }

  /** Leaves nothing to read here in any case; the server is told, now or when it can be reached. */
  async signOut(): Promise<void> {
    if (this.user)
      await Promise.race([this.captures.flush(), after(LAST_SENDING, null, { ref: false })]);
    await this.cache.forget();
    await this.leaving.begin();
  }

  private readonly fetch: Fetch = (url, init) => this.parts.session.fetch(url, init);

  private async forget(): Promise<void> {
    await this.cache.forget();
    await this.leaving.wipe();
  }

  /** False while the key ring keeps something closed: then it is tried again. */
  private async openStores(): Promise<boolean> {
    this.keyRing = await this.parts.ring.state();
    await this.cache.load();
    await this.captures.load();
    this.parts.onChange();
    const done = this.keyRing !== 'closed' && this.captures.locked === 0;
    if (done) this.unlock.stop();
    return done;
  }

  private async sendSignOut(): Promise<number> {
    if (!this.parts.settings.get('server')) return 204;
    const path = '/api/auth/logout';
    return (await this.send(new Request(`app://polaris${path}`, { method: 'POST' }), path)).status;
  }

  private changeUser(user: string | null): void {
    this.parts.onUser(user);
    this.parts.onChange();
    if (!user) return;
    void this.captures.flush();
    void this.ask(CUSTOMERS);
  }

  private noteConnection(connection: Connection): void {
    if (connection === this.connection) return;
    const wasOnline = this.online;
    this.connection = connection;
    if (this.online) this.shownFrom = null;
    this.parts.onChange();
    if (!this.online) return wasOnline && !this.stopped ? this.probe.start() : undefined;
    this.probe.stop();
    void this.fit.check().then(() => this.captures.flush());
  }

  private noteCached(at: number): void {
    if (this.online || (this.shownFrom !== null && this.shownFrom <= at)) return;
    this.shownFrom = at;
    this.parts.onChange();
  }

  private async sendCapture(input: object, key: string) {
    await this.firstCheck;
    if (this.fit.isMismatch) throw new Error('The server speaks another version.');
    return this.post('/api/activities', input, { 'Idempotency-Key': key });
  }

  private async post(path: string, input: object, more: Record<string, string> = {}) {
    const headers = { 'Content-Type': 'application/json', ...more };
    const answer = await this.ask(path, { method: 'POST', headers, body: JSON.stringify(input) });
    // An error of the network has no status of HTTP.
    if (answer.status === 0) throw new Error('The server cannot be reached.');
    const told = z.object({ detail: z.string() }).safeParse(await answer.json().catch(() => null));
    return { status: answer.status, detail: told.success ? told.data.detail : 'Not accepted.' };
  }
}
