import type { AppExchangeInput } from '@polaris/contracts';
import type { Session } from 'electron';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Outcome } from '../bridge/bridge.ts';
import { checkServer } from './address/check-server.ts';
import { serverOrigin } from './address/server-address.ts';
import { CaptureQueue } from './capture/capture-queue.ts';
import { type Fetch, forwarding } from './origin/forward.ts';
import type { Handler } from './origin/protocol-handler.ts';
import { KeptAnswers } from './origin/kept-answers.ts';
import { Repeat } from './shell/repeat.ts';
import type { Settings } from './store/settings.ts';
import { SignOut } from './sign-out.ts';
import { Vault } from './store/vault.ts';

interface Parts {
  session: Pick<Session, 'fetch' | 'clearStorageData' | 'clearCache'>;
  settings: Settings;
  folder: string;
  /** The system's key ring; null where it would keep nothing secret. */
  keeper: ConstructorParameters<typeof Vault>[1];
  onChange: () => void;
  onUser: (user: string | null) => void;
}

const PROBE = { every: 3000, longest: 60_000 };
/** All that a customer is picked from, read once after signing in. */
const CUSTOMERS = '/api/customers?limit=1000';

/** Everything between this machine and the one server: calls, what is kept, what waits to be sent. */
export class ServerLink {
  online = true;
  readonly captures: CaptureQueue;
  private readonly leaving: SignOut;
  private readonly send: Handler;
  private readonly kept: KeptAnswers;
  private readonly probe = new Repeat(
    () => this.ask('/api/health/live').then(({ ok }) => ok),
    PROBE,
  );

  constructor(private readonly parts: Parts) {
    const { folder, keeper, settings, onChange } = parts;
    const vault = (name: string) => new Vault(join(folder, name), keeper);
    const server = () => settings.get('server');
    this.kept = new KeptAnswers(vault('kept'), server, (user) => this.changeUser(user));
    this.captures = new CaptureQueue(
      vault('captures'),
      () => (this.user && server() ? { user: this.user, server: server()! } : null),
      (input, key) => this.sendCapture(input, key),
      onChange,
    );
    this.send = forwarding({
      server,
      fetch: this.fetch,
      kept: this.kept,
      onReached: (reached) => this.noteReached(reached),
    });
    this.leaving = new SignOut({ ...parts, send: () => this.sendSignOut() });
  }

  /** Hands a call on, once nobody's session is left that should have ended. */
  readonly forward: Handler = async (request, path) =>
    (await this.leaving.finish()) ? this.send(request, path) : Response.error();

  /** Whether the server has yet to hear that someone has signed out here. */
  get signOutWaits(): boolean {
    return this.leaving.waits;
  }

  get user(): string | null {
    return this.kept.user;
  }

  /** A call of the app itself, in the manner of a page's. */
  ask(path: string, init: RequestInit = {}): Promise<Response> {
    return this.forward(new Request(`app://polaris${path}`, init), path.split('?')[0]!);
  }

  /** Asks for nothing more. */
  stop(): void {
    this.probe.stop();
  }

  async connect(address: string): Promise<Outcome> {
    const parsed = serverOrigin(address);
    if (!parsed.ok) return parsed;
    const checked = await checkServer(parsed.origin, this.fetch);
    if (!checked.ok) return checked;
    if (parsed.origin !== this.parts.settings.get('server')) await this.forget();
    this.parts.settings.set({ server: parsed.origin });
    this.noteReached(true);
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
    if (this.user) await this.captures.flush();
    this.kept.forget();
    await this.leaving.begin();
  }

  private readonly fetch: Fetch = (url, init) => this.parts.session.fetch(url, init);

  private async forget(): Promise<void> {
    this.kept.forget();
    await this.leaving.wipe();
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

  private noteReached(reached: boolean): void {
    if (reached === this.online) return;
    this.online = reached;
    this.parts.onChange();
    if (!reached) return this.probe.start();
    this.probe.stop();
    void this.captures.flush();
  }

  private sendCapture(input: object, key: string) {
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
