import type { ActivityInput } from '@polaris/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { CaptureOutcome, RefusedCapture } from '../../bridge/bridge.ts';
import type { Capture } from './capture.ts';
import type { CaptureStore } from './capture-store.ts';

export interface Place {
  user: string;
  server: string;
}

/** Sends an activity under its key; rejects when the server cannot be reached. */
export type Send = (
  input: ActivityInput,
  key: string,
) => Promise<{ status: number; detail: string }>;

interface Parts {
  store: Pick<CaptureStore, 'read' | 'add' | 'update' | 'remove' | 'locked' | 'aside'>;
  /** Takes over what the app of before has left; true when nothing of it waits any more. */
  takeOver?: () => Promise<boolean>;
  place: () => Place | null;
  /** Whether it is of use to send: the server answers, and speaks our version. */
  mayBeSent: () => boolean;
  send: Send;
  onChange: () => void;
  /** How long, in milliseconds, the window waits to hear what the server says. */
  patience?: number;
}

/** The server will take it another time: it is away, busy, or wants a sign-in first. */
const isPassing = (status: number) => status >= 500 || [401, 403, 408, 425, 429].includes(status);

const PATIENCE = 1500;
const SIGN_IN = 'Sign in first, so that it is known whose it is.';
const NO_ROOM = 'There is no room on this machine to keep it. Nothing was logged.';
const NO_KEY_RING =
  'This cannot be sent now, and there is no open key ring on this machine to keep it safe. Nothing was logged.';

/**
 * Activities on their way to the server. Each has a key from the start and is on disk before it is sent,
 * so that whatever is cut off in between, it arrives once.
 */
export class CaptureQueue {
  private captures: Capture[] = [];
  private sending: Promise<void> | null = null;
  private loading: Promise<void> | null = null;
  private oldLeft = false;
  /** What could not be stored, and may have been sent all the same: it keeps its key. */
  private unstored: { text: string; key: string } | null = null;

  constructor(private readonly parts: Parts) {}

  get waiting(): number {
    return this.own().filter(({ refused }) => refused === undefined).length;
  }

  get refused(): RefusedCapture[] {
    return this.own().flatMap(({ key, input, refused }) =>
      refused === undefined ? [] : [{ key, subject: input.subject, message: refused }],
    );
  }

  /** How many wait for the key ring; those of an old file count as one. */
  get locked(): number {
    return this.parts.store.locked + (this.oldLeft ? 1 : 0);
  }

  get unreadable(): number {
    return this.parts.store.aside;
  }

  /** Reads what is on disk and was not read yet, then sends it. */
  async load(): Promise<void> {
    this.loading ??= this.readStore().finally(() => (this.loading = null));
    await this.loading;
    await this.flush();
  }

  async add(input: ActivityInput): Promise<CaptureOutcome> {
    const place = this.parts.place();
    if (!place) return { ok: false, message: SIGN_IN };
    const text = JSON.stringify([place, input]);
    const key = this.unstored?.text === text ? this.unstored.key : randomUUID();
    const capture = { key, ...place, input };
    const stored = await this.parts.store.add(capture);
    if (stored === 'no-room') return { ok: false, message: NO_ROOM };
    if (stored === 'no-key-ring') return this.sendUnstored(capture, text);
    this.unstored = null;
    // It may have been read from disk in between.
    if (!this.captures.some((one) => one.key === key)) this.captures.push(capture);
    this.parts.onChange();
    return this.firstAnswer(key);
  }

  async drop(key: string): Promise<void> {
    this.captures = this.captures.filter((capture) => capture.key !== key);
    await this.parts.store.remove(key);
    this.parts.onChange();
  }

  /** One at a time and in order; whoever asks meanwhile waits for the round that follows. */
  async flush(): Promise<void> {
    while (this.sending) await this.sending;
    this.sending = this.sendAll().finally(() => (this.sending = null));
    await this.sending;
  }

  private async readStore(): Promise<void> {
    this.oldLeft = !((await this.parts.takeOver?.().catch(() => false)) ?? true);
    const read = await this.parts.store.read().catch(() => []);
    const known = new Set(this.captures.map(({ key }) => key));
    this.captures = [...read.filter(({ key }) => !known.has(key)), ...this.captures];
    this.parts.onChange();
  }

  /** What the server says at once is told at once; it is stored, so nobody has to wait for long. */
  private async firstAnswer(key: string): Promise<CaptureOutcome> {
    const over = new AbortController();
    const patience = after(this.parts.patience ?? PATIENCE, null, over).catch(() => null);
    await Promise.race([this.flush(), patience]);
    over.abort();
    const left = this.captures.find((capture) => capture.key === key);
    if (!left) return { ok: true };
    if (left.refused === undefined) return { ok: true, kept: true };
    await this.drop(key);
    return { ok: false, message: left.refused };
  }

  /** Where nothing can be kept, it is sent or it stays in its field. */
  private async sendUnstored({ key, input }: Capture, text: string): Promise<CaptureOutcome> {
    this.unstored = { text, key };
    const failed = { ok: false, message: NO_KEY_RING, mayKeepPlain: true } as const;
    if (!this.parts.mayBeSent()) return failed;
    const answer = await this.parts.send(input, key).catch(() => null);
    if (!answer || isPassing(answer.status)) return failed;
    this.unstored = null;
    return answer.status < 300 ? { ok: true } : { ok: false, message: answer.detail };
  }

  private async sendAll(): Promise<void> {
    for (const capture of this.own()) {
      if (capture.refused !== undefined) continue;
      // Another account may have signed in since.
      if (!this.isOwn(capture) || !this.parts.mayBeSent()) return;
      const answer = await this.parts.send(capture.input, capture.key).catch(() => null);
      if (!answer || isPassing(answer.status)) return;
      if (answer.status < 300) await this.drop(capture.key);
      else await this.refuse(capture, answer.detail);
    }
  }

  private async refuse(capture: Capture, refused: string): Promise<void> {
    const changed = { ...capture, refused };
    this.captures = this.captures.map((one) => (one.key === capture.key ? changed : one));
    await this.parts.store.update(changed);
    this.parts.onChange();
  }

  private own(): Capture[] {
    return this.captures.filter((capture) => this.isOwn(capture));
  }

  private isOwn({ user, server }: Capture): boolean {
    const place = this.parts.place();
    return user === place?.user && server === place.server;
  }
}
