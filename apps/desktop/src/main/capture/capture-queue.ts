import { activityInputSchema, type ActivityInput } from '@polaris/contracts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { CaptureOutcome, RefusedCapture } from '../../bridge/bridge.ts';
import type { Vault } from '../store/vault.ts';

const captureSchema = z.object({
  key: z.string(),
  /** Whose it is: it is sent while this account is signed in, and never by another. */
  user: z.string(),
  server: z.string(),
  input: activityInputSchema,
  /** What the server said when it refused it. */
  refused: z.optional(z.string()),
});
type Capture = z.output<typeof captureSchema>;

export interface Place {
  user: string;
  server: string;
}

/** Sends an activity under its key; rejects when the server cannot be reached. */
export type Send = (
  input: ActivityInput,
  key: string,
) => Promise<{ status: number; detail: string }>;

/** The server will take it another time: it is away, busy, or wants a sign-in first. */
const isPassing = (status: number) => status >= 500 || [401, 403, 408, 425, 429].includes(status);

/**
 * Activities on their way to the server. Each has a key from the start and is kept before it is sent,
 * so that whatever is cut off in between, it arrives once.
 */
export class CaptureQueue {
  private captures: Capture[];
  private sending: Promise<void> | null = null;

  constructor(
    private readonly vault: Pick<Vault, 'read' | 'write'>,
    private readonly place: () => Place | null,
    private readonly send: Send,
    private readonly onChange: () => void,
  ) {
    const read = z.array(captureSchema).safeParse(vault.read());
    this.captures = read.success ? read.data : [];
  }

  get waiting(): number {
    return this.own().filter(({ refused }) => refused === undefined).length;
  }

  get refused(): RefusedCapture[] {
    return this.own().flatMap(({ key, input, refused }) =>
      refused === undefined ? [] : [{ key, subject: input.subject, message: refused }],
    );
  }

  async add(input: ActivityInput): Promise<CaptureOutcome> {
    const place = this.place();
    if (!place) return { ok: false, message: 'Sign in first, so that it is known whose it is.' };
    const key = randomUUID();
    if (!this.keep([...this.captures, { key, ...place, input }])) {
      this.drop(key);
      return {
        ok: false,
        message: 'There is no room on this machine to keep it. Nothing was logged.',
      };
    }
    await this.flush();
    const left = this.captures.find((capture) => capture.key === key);
    if (!left) return { ok: true };
    if (left.refused === undefined) return { ok: true, kept: true };
    this.drop(key);
    return { ok: false, message: left.refused };
  }

  drop(key: string): void {
    this.keep(this.captures.filter((capture) => capture.key !== key));
  }

  /** One at a time and in order; whoever asks meanwhile waits for the round that follows. */
  async flush(): Promise<void> {
    while (this.sending) await this.sending;
    this.sending = this.sendAll().finally(() => (this.sending = null));
    await this.sending;
  }

  private async sendAll(): Promise<void> {
    for (const { key, input } of this.own().filter(({ refused }) => refused === undefined)) {
      const answer = await this.send(input, key).catch(() => null);
      if (!answer || isPassing(answer.status)) return;
      if (answer.status < 300) this.drop(key);
      else this.refuse(key, answer.detail);
    }
  }

  private refuse(key: string, refused: string): void {
    this.keep(this.captures.map((one) => (one.key === key ? { ...one, refused } : one)));
  }

  private own(): Capture[] {
    const place = this.place();
    return this.captures.filter(
      ({ user, server }) => user === place?.user && server === place.server,
    );
  }

  /** False where it could not be stored. What is sent again because of that arrives once by its key. */
  private keep(captures: Capture[]): boolean {
    this.captures = captures;
    const stored = this.store();
    this.onChange();
    return stored;
  }

  private store(): boolean {
    try {
      this.vault.write(this.captures);
      return true;
    } catch {
      return false;
    }
  }
}
