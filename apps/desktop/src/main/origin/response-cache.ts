import * as z from 'zod/mini';
import { type CacheFiles, OWNER } from './cache-files.ts';
import {
  type CachedResponse,
  cachedResponse,
  packResponse,
  unpackResponse,
} from './cached-response.ts';
import { OfflineCustomers } from './offline-customers.ts';

/** Raised when records change their form: those of another version are wiped. */
const VERSION = 1;
const ownerSchema = z.object({
  version: z.literal(VERSION),
  server: z.nullable(z.string()),
  user: z.string(),
});

const USER = '/api/auth/user';
const MAX_BODY = 750_000;
const WAYS_OUT = ['/api/auth/logout', '/api/auth/account'];

const groupOf = (key: string) =>
  /^\/api\/customers(\?|$|\/\d+$)/.test(key) ? 'customers' : 'other';

/**
 * The last response to every read, for when there is no connection. They lie on disk only sealed, belong
 * to one account of one server, and go when it signs out. Nothing that a page asks for waits for them
 * but a page without a connection.
 */
export class ResponseCache {
  /** The account whose responses these are; unknown until it was read from disk or from the server. */
  private account: string | null | undefined;
  /** The account that the records on disk are of. */
  private stored: string | null = null;
  private opened = false;
  private readonly pending = new Map<string, CachedResponse>();
  /** One after the other, so that nothing is written after it has been wiped. */
  private work: Promise<void> = Promise.resolve();
  private readonly customers: OfflineCustomers;

  constructor(
    private readonly files: CacheFiles,
    private readonly server: () => string | null,
    private readonly onUser: (user: string | null) => void,
  ) {
    this.customers = new OfflineCustomers(() => this.customerBodies());
  }

  get user(): string | null {
    return this.account ?? null;
  }

  /** Takes up what an earlier run has left. While the key ring refuses, it is left as it is. */
  load(): Promise<void> {
    return this.enqueue(async () => {
      if (this.files.exist) await this.open();
      this.account ??= this.stored;
      if (this.stored !== null && this.account === this.stored) this.onUser(this.stored);
    });
  }

  /** The cached response of a read, marked with its time. */
  async find(method: string, key: string): Promise<Response | null> {
    if (method !== 'GET') return null;
    if (!this.pending.has(key)) await this.work;
    if (this.user === null) return null;
    const own = this.pending.get(key) ?? (await this.read(key));
    if (!own) return this.customers.find(key);
    const headers = { ...own.headers, 'X-Kept-At': new Date(own.at).toISOString() };
    return new Response(own.body, { headers });
  }

  /** Takes up what was read, and forgets everything when the account is another one or nobody. */
  note(
    method: string,
    key: string,
    { status, headers, ok }: Response,
    body: Uint8Array<ArrayBuffer> | null,
  ): void {
    if (status === 401) return this.noteUser(null);
    if (method !== 'GET') return this.noteWrite(key, ok);
    if (key === USER && ok && body) this.noteUser(idIn(body));
    if (!ok || !body || body.byteLength > MAX_BODY || this.user === null) return;
    this.pending.set(key, cachedResponse(headers, body));
    if (groupOf(key) === 'customers') this.customers.reset();
    void this.enqueue(() => this.store(key));
  }

  /** Nobody is signed in any more; nothing is left on disk once this resolves. */
  async forget(): Promise<void> {
    this.noteUser(null);
    this.wipe();
    await this.work;
  }

  /** Resolves once nothing waits to be written. */
  async settled(): Promise<void> {
    await this.work;
  }

  private enqueue(job: () => Promise<void>): Promise<void> {
    // Where there is no room or no key ring, the page got its response all the same.
    this.work = this.work.then(job).catch(() => undefined);
    return this.work;
  }

  /** A response that came meanwhile takes the place of the one before: only the last one is written. */
  private async store(key: string): Promise<void> {
    const response = this.pending.get(key);
    if (!response) return;
    try {
      await this.open();
      await this.writeOwner();
      await this.files.write(key, groupOf(key), packResponse(response));
    } finally {
      if (this.pending.get(key) === response) this.pending.delete(key);
    }
  }

  /** What an earlier run has left of another account or server goes before anything is read of it. */
  private async open(): Promise<void> {
    await this.files.open();
    if (this.opened) return;
    const owner = await this.readOwner();
    this.opened = true;
    if (owner && (this.account === undefined || this.account === owner.user))
      this.stored = owner.user;
    else {
      await this.files.wipe();
      if (this.user !== null) await this.files.open();
    }
  }

  private async writeOwner(): Promise<void> {
    const user = this.account;
    if (!user || this.stored === user) return;
    const owner = { version: VERSION, server: this.server(), user };
    await this.files.write(OWNER, OWNER, Buffer.from(JSON.stringify(owner)));
    this.stored = user;
  }

  /** Null where it is unknown, unreadable, or of another server. */
  private async readOwner() {
    const content = await this.files.read(OWNER);
    const owner = content && ownerSchema.safeParse(parsed(content)).data;
    return owner?.server === this.server() ? owner : null;
  }

  private async read(key: string): Promise<CachedResponse | null> {
    const content = await this.files.read(key).catch(() => null);
    return content && unpackResponse(content);
  }

  private async customerBodies(): Promise<Uint8Array[]> {
    const read = (await this.files.readGroup('customers')) as Buffer<ArrayBuffer>[];
    const waiting = [...this.pending].filter(([key]) => groupOf(key) === 'customers');
    return [
      ...read.flatMap((one) => unpackResponse(one)?.body ?? []),
      ...waiting.map(([, { body }]) => body),
    ];
  }

  private noteWrite(key: string, ok: boolean): void {
    if (ok && WAYS_OUT.includes(key)) this.noteUser(null);
  }

  private noteUser(user: string | null): void {
    if (user === this.account) return;
    // Before the disk was read it is not known whose it is: `load` compares it.
    const first = this.account === undefined && user !== null;
    const before = this.user;
    this.account = user;
    if (!first) this.wipe();
    if (user !== before) this.onUser(user);
  }

  private wipe(): void {
    this.pending.clear();
    this.customers.reset();
    void this.enqueue(async () => {
      this.stored = null;
      await this.files.wipe();
    });
  }
}

function parsed(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return null;
  }
}

const idIn = (body: Uint8Array) =>
  z.object({ id: z.string() }).safeParse(parsed(body)).data?.id ?? null;
