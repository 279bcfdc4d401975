import * as z from 'zod/mini';
import type { Vault } from '../store/vault.ts';
import { findOffline } from './offline-customers.ts';

const answerSchema = z.object({
  at: z.number(),
  headers: z.record(z.string(), z.string()),
  text: z.string(),
});
const keptSchema = z.object({
  server: z.nullable(z.string()),
  user: z.nullable(z.string()),
  answers: z.record(z.string(), answerSchema),
});
type Kept = z.output<typeof keptSchema>;

const USER = '/api/auth/user';
const MAX_ANSWERS = 300;
const MAX_TEXT = 2_000_000;
const keptHeaders = ['content-type', 'link', 'x-total-count', 'x-total-count-capped'];
const WAYS_OUT = ['/api/auth/logout', '/api/auth/account'];

/**
 * The last answer of every read, for when there is no connection. They lie on disk only inside the
 * vault, belong to one account of one server, and go when it signs out.
 */
export class KeptAnswers {
  private readonly kept: Kept = { server: null, user: null, answers: {} };

  constructor(
    private readonly vault: Pick<Vault, 'read' | 'write' | 'wipe'>,
    private readonly server: () => string | null,
    private readonly onUser: (user: string | null) => void,
  ) {
    const read = keptSchema.safeParse(vault.read());
    if (read.success && read.data.server === server()) Object.assign(this.kept, read.data);
  }

  /** The account whose answers these are. */
  get user(): string | null {
    return this.kept.user;
  }

  /** The kept answer of a read, marked with its time. */
  find(method: string, key: string): Response | null {
    if (method !== 'GET') return null;
    const own = this.kept.answers[key];
    if (!own) return findOffline(key, this.texts());
    const headers = { ...own.headers, 'X-Kept-At': new Date(own.at).toISOString() };
    return new Response(own.text, { headers });
  }

  /** Keeps what was read, and forgets everything when the account is another one or nobody. */
  note(method: string, key: string, { status, headers, ok }: Response, text: string): void {
    if (status === 401) return this.noteUser(null);
    if (method !== 'GET') return this.noteWrite(key, ok);
    if (key === USER && ok) this.noteUser(idIn(text));
    if (!ok || !text || text.length > MAX_TEXT || this.kept.user === null) return;
    const kept = keptHeaders.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    this.kept.answers[key] = { at: Date.now(), headers: Object.fromEntries(kept), text };
    this.trim();
    this.write();
  }

  /** Nobody is signed in any more. */
  forget(): void {
    this.noteUser(null);
    this.wipe();
  }

  private write(): void {
    try {
      this.vault.write(this.kept);
    } catch {
      // Where there is no room to keep an answer, the page gets it all the same.
    }
  }

  private wipe(): void {
    Object.assign(this.kept, { server: this.server(), user: null, answers: {} });
    this.vault.wipe();
  }

  private noteWrite(key: string, ok: boolean): void {
    if (ok && WAYS_OUT.includes(key)) this.noteUser(null);
  }

  private noteUser(user: string | null): void {
    if (user === this.kept.user) return;
    this.wipe();
    this.kept.user = user;
    this.onUser(user);
  }

  private texts(): string[] {
    const customers = Object.entries(this.kept.answers).filter(([key]) =>
      /^\/api\/customers(\?|$|\/\d+$)/.test(key),
    );
    return customers.map(([, { text }]) => text);
  }

  /** The oldest go first. */
  private trim(): void {
    const all = Object.entries(this.kept.answers).sort(([, a], [, b]) => b.at - a.at);
    this.kept.answers = Object.fromEntries(all.slice(0, MAX_ANSWERS));
  }
}

function idIn(text: string): string | null {
  try {
    return z.object({ id: z.string() }).parse(JSON.parse(text)).id;
  } catch {
    return null;
  }
}
