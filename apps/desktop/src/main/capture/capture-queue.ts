import type { CaptureInput } from '@polaris/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type {
  CaptureOutcome,
  CapturesElsewhere,
  Outcome,
  StoredCapture,
} from '../../bridge/bridge.ts';
import { type Account, type Capture, countByServer } from './capture.ts';
import type { CaptureStore } from './capture-store.ts';
import { RecentCaptures } from './recent-captures.ts';
import { problemTexts } from './messages.ts';
import { editedCapture, personOf, withSamePerson } from './new-person.ts';
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

/**
 * Activities on their way to the server. Each gets its idempotency key when it is captured, and is stored on disk
 * before it is sent, so that it arrives exactly once whatever interrupts this.
 */
export class CaptureQueue {
  private captures: Capture[] = [];
  /** Why the last attempt to send a capture failed, by its key. */
  private readonly problems = new Map<string, string>();
  private readonly fresh: RecentCaptures;
  private sending: Promise<void> | null = null;
  private loading: Promise<void> | null = null;
  private migrationPending = false;
  /** A capture that could not be stored but may have been sent: a second attempt reuses its key. */
  private unstored: { text: string; key: string } | null = null;

  constructor(private readonly deps: Dependencies) {
    this.fresh = new RecentCaptures(deps.onChange);
  }

  get waiting(): number {
    return this.own().filter(({ refused }) => refused === undefined).length;
  }

  /** How many captures wait, without those likely to be sent in a moment: their count would only flash. */
  get waitingLonger(): number {
    const isLonger = ({ key, refused }: Capture) =>
      refused === undefined && (!this.fresh.has(key) || this.problems.has(key));
    return this.deps.canSend() ? this.own().filter(isLonger).length : this.waiting;
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
  get otherAccounts(): CapturesElsewhere[] {
    return countByServer(this.captures.filter((capture) => !this.isOwn(capture)));
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
    if (!account) return { ok: false, message: problemTexts.notSignedIn };
    const text = JSON.stringify([account, input]);
    const key = this.unstored?.text === text ? this.unstored.key : randomUUID();
    const capture = withSamePerson({ key, ...account, input }, this.own());
    const stored = await this.deps.store.add(capture);
    if (stored === 'disk-full')
      return this.sendUnstored(capture, text, { ok: false, message: problemTexts.diskFull });
    if (stored === 'no-key-ring')
      return this.sendUnstored(capture, text, {
        ok: false,
        message: problemTexts.noKeyRing,
        canStoreUnencrypted: true,
      });
    this.unstored = null;
    // `load` may have read it from disk in the meantime.
    if (!this.captures.some((one) => one.key === key)) this.captures.push(capture);
    this.fresh.add(key);
    this.deps.onChange();
    return this.firstResult(key);
  }

  /** Changes a capture that was not sent yet. */
  async edit(key: string, input: CaptureInput): Promise<Outcome> {
    while (this.sending) await this.sending;
    const old = this.own().find((capture) => capture.key === key);
    if (!old) return { ok: false, message: problemTexts.alreadySent };
    const changed = editedCapture(old, input, this.own());
    if (changed.key === key) {
      if (!(await this.change(key, changed))) {
        this.captures = this.captures.map((one) => (one.key === key ? old : one));
        return { ok: false, message: problemTexts.notChanged };
      }
    } else {
      if ((await this.deps.store.add(changed)) !== 'stored')
        return { ok: false, message: problemTexts.notChanged };
      this.captures.push(changed);
      await this.drop(key);
    }
    await this.flush();
    return { ok: true };
  }

  /** Sends a capture now, even if the server rejected it before. */
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
    if (left.refused === undefined) return { ok: true, queued: true };
    await this.drop(key);
    return { ok: false, message: left.refused };
  }

  /** Sends a capture that could not be stored; if that fails, the window keeps its text. */
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
    return sendCapture(capture, this.deps, (customerId) => this.noteAdded(capture, customerId));
  }

  /** Sets the added person as the customer of all captures that share this new person. */
  private async noteAdded(capture: Capture, customerId: number): Promise<void> {
    const person = personOf(capture);
    const sharing = this.own().filter((one) => personOf(one) === person);
    for (const { key, input } of sharing)
      await this.change(key, { person, input: { ...input, customerId } });
  }

  private async sendAll(): Promise<void> {
    const failedBefore = ({ key }: Capture) => Number(this.problems.has(key));
    for (const { key } of this.own().toSorted((a, b) => failedBefore(a) - failedBefore(b))) {
      const capture = this.captures.find((one) => one.key === key);
      if (!capture || capture.refused !== undefined) continue;
      // Another account may have signed in since.
      if (!this.isOwn(capture) || !this.deps.canSend()) return;
      const response = await this.send(capture).catch(() => null);
      if (response && response.status < 300) await this.drop(capture.key);
      else if (response && !isTemporary(response.status))
        await this.change(capture.key, { refused: refusalOf(response) });
      else {
        this.problems.set(capture.key, response?.detail ?? problemTexts.noAnswer);
        this.deps.onChange();
        // Other failures may concern only this capture, and must not stop the next.
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
