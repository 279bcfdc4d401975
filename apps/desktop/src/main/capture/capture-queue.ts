import type { CaptureInput } from '@polaris/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type {
  CaptureOutcome,
  CapturesElsewhere,
  Outcome,
  StoredCapture,
} from '../../bridge/bridge.ts';
import type { Account, Capture } from './capture.ts';
import type { CaptureStore } from './capture-store.ts';
import {
  type SendResponse,
  type Senders,
  isTemporary,
  refusalOf,
  sendCapture,
  stopsAll,
} from './send-capture.ts';

interface Dependencies extends Senders {
  store: Pick<CaptureStore, 'read' | 'add' | 'update' | 'remove' | 'locked' | 'quarantined'>;
  /** Moves captures of earlier versions into the store; true when none are left. */
  migrate?: () => Promise<boolean>;
  account: () => Account | null;
  /** Whether the server is reachable and has a compatible version. */
  canSend: () => boolean;
  onChange: () => void;
  /** Milliseconds that the capture window waits for the server's response. */
  timeout?: number;
}

const TIMEOUT = 1500;
const NOT_SIGNED_IN = 'Sign in first, so that the activity is logged to your account.';
const DISK_FULL =
  'This cannot be sent now, and there is not enough disk space to store it. Nothing was logged.';
const NO_ANSWER = 'Your server did not answer.';
const NOT_CHANGED = 'The change could not be stored. Nothing was changed.';
const ALREADY_SENT = 'This was sent in the meantime.';
const NO_KEY_RING =
  'This cannot be sent now, and there is no unlocked key ring on this machine to store it safely. Nothing was logged.';

/**
 * Activities on their way to the server. Each gets its idempotency key when it is captured and is on disk
 * before it is sent, so that it arrives exactly once, whatever is interrupted.
 */
export class CaptureQueue {
  private captures: Capture[] = [];
  /** Why the last attempt to send a capture failed, by its key. */
  private readonly problems = new Map<string, string>();
  private sending: Promise<void> | null = null;
  private loading: Promise<void> | null = null;
  private migrationPending = false;
  /** A capture that could not be stored but may have been sent: a second attempt reuses its key. */
  private unstored: { text: string; key: string } | null = null;

  constructor(private readonly deps: Dependencies) {}

  get waiting(): number {
    return this.own().filter(({ refused }) => refused === undefined).length;
  }

  /** How many were sent in vain. */
  get stuck(): number {
    return this.list.filter(({ problem, refused }) => problem !== null && refused === null).length;
  }

  get list(): StoredCapture[] {
    return this.own().map(({ key, input, refused = null }) => ({
      key,
      input,
      refused,
      problem: this.problems.get(key) ?? null,
    }));
  }

  /** The captures that wait for a sign-in with another account or at another server. */
  get elsewhere(): CapturesElsewhere[] {
    const others = this.captures.filter((capture) => !this.isOwn(capture));
    const servers = [...new Set(others.map(({ server }) => server))];
    return servers.map((server) => ({
      server,
      count: others.filter((capture) => capture.server === server).length,
    }));
  }

  /** How many wait for the key ring; a queue file of an earlier version counts as one. */
  get locked(): number {
    return this.deps.store.locked + (this.migrationPending ? 1 : 0);
  }

  get unreadable(): number {
    return this.deps.store.quarantined;
  }

  /** Reads the captures on disk that have not been read yet, then sends all. */
  async load(): Promise<void> {
    this.loading ??= this.readStore().finally(() => (this.loading = null));
    await this.loading;
    await this.flush();
  }

  async add(input: CaptureInput): Promise<CaptureOutcome> {
    const account = this.deps.account();
    if (!account) return { ok: false, message: NOT_SIGNED_IN };
    const text = JSON.stringify([account, input]);
    const key = this.unstored?.text === text ? this.unstored.key : randomUUID();
    const capture = { key, ...account, input };
    const stored = await this.deps.store.add(capture);
    if (stored === 'disk-full')
      return this.sendUnstored(capture, text, { ok: false, message: DISK_FULL });
    if (stored === 'no-key-ring')
      return this.sendUnstored(capture, text, {
        ok: false,
        message: NO_KEY_RING,
        mayKeepPlain: true,
      });
    this.unstored = null;
    // `load` may have read it from disk in the meantime.
    if (!this.captures.some((one) => one.key === key)) this.captures.push(capture);
    this.deps.onChange();
    return this.firstResult(key);
  }

  /**
   * Changes a capture that was not sent yet. One that the server refused gets a new key, since the server
   * knows the old one; any other keeps its key, as it may have arrived although the response was lost.
   */
  async edit(key: string, input: CaptureInput): Promise<Outcome> {
    while (this.sending) await this.sending;
    const old = this.own().find((capture) => capture.key === key);
    if (!old) return { ok: false, message: ALREADY_SENT };
    const { refused, ...rest } = old;
    if (refused === undefined) {
      if (!(await this.change(key, { input }))) {
        this.captures = this.captures.map((one) => (one.key === key ? old : one));
        return { ok: false, message: NOT_CHANGED };
      }
    } else {
      const changed = { ...rest, key: randomUUID(), input };
      if ((await this.deps.store.add(changed)) !== 'stored')
        return { ok: false, message: NOT_CHANGED };
      this.captures.push(changed);
      await this.drop(key);
    }
    await this.flush();
    return { ok: true };
  }

  /** Sends a capture now, even if the server refused it before. */
  async sendNow(key: string): Promise<void> {
    while (this.sending) await this.sending;
    if (!this.own().some((one) => one.key === key)) return;
    await this.change(key, { refused: undefined });
    await this.flush();
  }

  async drop(key: string): Promise<void> {
    this.problems.delete(key);
    this.captures = this.captures.filter((capture) => capture.key !== key);
    await this.deps.store.remove(key);
    this.deps.onChange();
  }

  /** Sends all captures, those first that have not failed yet. Concurrent calls run one after the other. */
  async flush(): Promise<void> {
    while (this.sending) await this.sending;
    this.sending = this.sendAll().finally(() => (this.sending = null));
    await this.sending;
  }

  private async readStore(): Promise<void> {
    this.migrationPending = !((await this.deps.migrate?.().catch(() => false)) ?? true);
    const read = await this.deps.store.read().catch(() => []);
    const known = new Set(this.captures.map(({ key }) => key));
    this.captures = [...read.filter(({ key }) => !known.has(key)), ...this.captures];
    this.deps.onChange();
  }

  /** Reports the server's response if it comes soon. The capture is stored, so waiting can stop early. */
  private async firstResult(key: string): Promise<CaptureOutcome> {
    const done = new AbortController();
    const timeout = after(this.deps.timeout ?? TIMEOUT, null, done).catch(() => null);
    await Promise.race([this.flush(), timeout]);
    done.abort();
    const left = this.captures.find((capture) => capture.key === key);
    if (!left) return { ok: true };
    if (left.refused === undefined) return { ok: true, kept: true };
    await this.drop(key);
    return { ok: false, message: left.refused };
  }

  /** Without storage a capture is sent now, or the window keeps its text. */
  private async sendUnstored(
    capture: Capture,
    text: string,
    failed: CaptureOutcome,
  ): Promise<CaptureOutcome> {
    this.unstored = { text, key: capture.key };
    if (!this.deps.canSend()) return failed;
    const response = await this.send(capture).catch(() => null);
    if (!response || isTemporary(response.status)) return failed;
    this.unstored = null;
    return response.status < 300 ? { ok: true } : { ok: false, message: refusalOf(response) };
  }

  private send(capture: Capture): Promise<SendResponse> {
    return sendCapture(capture, this.deps, (customerId) =>
      this.change(capture.key, { input: { ...capture.input, customerId } }),
    );
  }

  private async sendAll(): Promise<void> {
    const failedBefore = ({ key }: Capture) => Number(this.problems.has(key));
    for (const capture of this.own().toSorted((a, b) => failedBefore(a) - failedBefore(b))) {
      if (capture.refused !== undefined) continue;
      // Another account may have signed in since.
      if (!this.isOwn(capture) || !this.deps.canSend()) return;
      const response = await this.send(capture).catch(() => null);
      if (response && response.status < 300) await this.drop(capture.key);
      else if (response && !isTemporary(response.status))
        await this.change(capture.key, { refused: refusalOf(response) });
      else {
        this.problems.set(capture.key, response?.detail ?? NO_ANSWER);
        this.deps.onChange();
        // Other failures may be about this capture alone, which must not stop the next.
        if (response && stopsAll(response.status)) return;
      }
    }
  }

  /** False if the change could not be stored. */
  private async change(key: string, changes: Partial<Capture>): Promise<boolean> {
    const change = (one: Capture) => (one.key === key ? { ...one, ...changes } : one);
    this.captures = this.captures.map(change);
    const changed = this.captures.find((one) => one.key === key);
    const stored = changed !== undefined && (await this.deps.store.update(changed));
    this.deps.onChange();
    return stored;
  }

  private own(): Capture[] {
    return this.captures.filter((capture) => this.isOwn(capture));
  }

  private isOwn({ user, server }: Capture): boolean {
    const account = this.deps.account();
    return user === account?.user && server === account.server;
  }
}
