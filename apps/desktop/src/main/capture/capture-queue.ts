import type { ActivityInput } from '@polaris/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { CaptureOutcome, RefusedCapture } from '../../bridge/bridge.ts';
import type { Capture } from './capture.ts';
import type { CaptureStore } from './capture-store.ts';

export interface Account {
  user: string;
  server: string;
}

/** Sends an activity with its idempotency key; rejects when the server cannot be reached. */
export type Send = (
  input: ActivityInput,
  key: string,
) => Promise<{ status: number; detail: string }>;

interface Dependencies {
  store: Pick<CaptureStore, 'read' | 'add' | 'update' | 'remove' | 'locked' | 'quarantined'>;
  /** Moves captures of earlier versions into the store; true when none are left. */
  migrate?: () => Promise<boolean>;
  account: () => Account | null;
  /** Whether the server is reachable and has a compatible version. */
  canSend: () => boolean;
  send: Send;
  onChange: () => void;
  /** Milliseconds that the capture window waits for the server's response. */
  timeout?: number;
}

/** The server may accept it later: it is unavailable, busy, or requires a sign-in first. */
const isTemporary = (status: number) => status >= 500 || [401, 403, 408, 425, 429].includes(status);

const TIMEOUT = 1500;
const NOT_SIGNED_IN = 'Sign in first, so that the activity is logged to your account.';
const DISK_FULL = 'There is not enough disk space to store it. Nothing was logged.';
const NO_KEY_RING =
  'This cannot be sent now, and there is no unlocked key ring on this machine to store it safely. Nothing was logged.';

/**
 * Activities on their way to the server. Each gets its idempotency key when it is captured and is on disk
 * before it is sent, so that it arrives exactly once, whatever is interrupted.
 */
export class CaptureQueue {
  private captures: Capture[] = [];
  private sending: Promise<void> | null = null;
  private loading: Promise<void> | null = null;
  private migrationPending = false;
  /** A capture that could not be stored but may have been sent: a second attempt reuses its key. */
  private unstored: { text: string; key: string } | null = null;

  constructor(private readonly deps: Dependencies) {}

  get waiting(): number {
    return this.own().filter(({ refused }) => refused === undefined).length;
  }

  get refused(): RefusedCapture[] {
    return this.own().flatMap(({ key, input, refused }) =>
      refused === undefined ? [] : [{ key, subject: input.subject, message: refused }],
    );
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

  async add(input: ActivityInput): Promise<CaptureOutcome> {
    const account = this.deps.account();
    if (!account) return { ok: false, message: NOT_SIGNED_IN };
    const text = JSON.stringify([account, input]);
    const key = this.unstored?.text === text ? this.unstored.key : randomUUID();
    const capture = { key, ...account, input };
    const stored = await this.deps.store.add(capture);
    if (stored === 'disk-full') return { ok: false, message: DISK_FULL };
    if (stored === 'no-key-ring') return this.sendUnstored(capture, text);
    this.unstored = null;
    // `load` may have read it from disk in the meantime.
    if (!this.captures.some((one) => one.key === key)) this.captures.push(capture);
    this.deps.onChange();
    return this.firstResult(key);
  }

  async drop(key: string): Promise<void> {
    this.captures = this.captures.filter((capture) => capture.key !== key);
    await this.deps.store.remove(key);
    this.deps.onChange();
  }

  /** Sends all captures in order. Concurrent calls run one after the other. */
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
  private async sendUnstored({ key, input }: Capture, text: string): Promise<CaptureOutcome> {
    this.unstored = { text, key };
    const failed = { ok: false, message: NO_KEY_RING, mayKeepPlain: true } as const;
    if (!this.deps.canSend()) return failed;
    const response = await this.deps.send(input, key).catch(() => null);
    if (!response || isTemporary(response.status)) return failed;
    this.unstored = null;
    return response.status < 300 ? { ok: true } : { ok: false, message: response.detail };
  }

  private async sendAll(): Promise<void> {
    for (const capture of this.own()) {
      if (capture.refused !== undefined) continue;
      // Another account may have signed in since.
      if (!this.isOwn(capture) || !this.deps.canSend()) return;
      const response = await this.deps.send(capture.input, capture.key).catch(() => null);
      if (!response || isTemporary(response.status)) return;
      if (response.status < 300) await this.drop(capture.key);
      else await this.markRefused(capture, response.detail);
    }
  }

  private async markRefused(capture: Capture, refused: string): Promise<void> {
    const changed = { ...capture, refused };
    this.captures = this.captures.map((one) => (one.key === capture.key ? changed : one));
    await this.deps.store.update(changed);
    this.deps.onChange();
  }

  private own(): Capture[] {
    return this.captures.filter((capture) => this.isOwn(capture));
  }

  private isOwn({ user, server }: Capture): boolean {
    const account = this.deps.account();
    return user === account?.user && server === account.server;
  }
}
