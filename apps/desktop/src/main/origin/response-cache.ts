import * as z from 'zod/mini';
import { type CacheFiles, OWNER } from './cache-files.ts';
import {
  type CachedResponse,
  cachedResponse,
  packResponse,
  unpackResponse,
} from './cached-response.ts';
import { OfflineCustomers } from './offline-customers.ts';

/** Increase it when the format changes: a cache of another version is wiped. */
const VERSION = 1;
const ownerSchema = z.object({
  version: z.literal(VERSION),
  server: z.nullable(z.string()),
  user: z.string(),
});

const USER = '/api/auth/user';
/** More than a page of 100 records that all have texts of 10,000 characters, of up to three bytes each. */
const MAX_BODY = 4_000_000;
const SIGN_OUT_PATHS = ['/api/auth/logout', '/api/auth/devices', '/api/account'];

const groupOf = (key: string) =>
  /^\/api\/customers(\?|$|\/\d+$)/.test(key) ? 'customers' : 'other';

/**
 * The last response to every GET request, for use without a connection. Responses are encrypted on disk,
 * belong to one account on one server, and are wiped when it signs out. Writing never delays a page.
 */
export class ResponseCache {
  /** The account that is signed in; undefined until it was read from disk or from the server. */
  private account: string | null | undefined;
  /** The account that the records on disk belong to. */
  private stored: string | null = null;
  private opened = false;
  /** Responses that are not on disk yet. */
  private readonly pending = new Map<string, CachedResponse>();
  /** Jobs run one after the other, so that nothing is written after a wipe. */
  private work: Promise<void> = Promise.resolve();
  private readonly customers: OfflineCustomers;

  constructor(
    private readonly files: CacheFiles,
    private readonly server: () => string | null,
    private readonly onUser: (user: string | null) => void,
  ) {
    this.customers = new OfflineCustomers(() => this.customerResponses());
  }

  get user(): string | null {
    return this.account ?? null;
  }

  /** Loads what an earlier run stored. Leaves it unchanged while the key ring is locked. */
  load(): Promise<void> {
    return this.enqueue(async () => {
      if (this.files.exists) await this.open();
      this.account ??= this.stored;
      if (this.stored !== null && this.account === this.stored) this.onUser(this.stored);
    });
  }

  /** The cached response to a GET request, with the time it was read in `X-Cached-At`. */
  async find(method: string, key: string): Promise<Response | null> {
    if (method !== 'GET') return null;
    if (!this.pending.has(key)) await this.work;
    if (this.user === null) return null;
    const cached = this.pending.get(key) ?? (await this.read(key));
    if (!cached) return this.customers.find(key);
    const headers = { ...cached.headers, 'X-Cached-At': new Date(cached.at).toISOString() };
    return new Response(cached.body, { headers });
  }

  /** Stores a response. Wipes the cache when the response shows that the account has changed or ended. */
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

  /** Wipes the cache after signing out; nothing is left on disk when this resolves. */
  async forget(): Promise<void> {
    this.noteUser(null);
    this.wipe();
    await this.work;
  }

  /** Resolves when everything has been written. */
  async flush(): Promise<void> {
    await this.work;
  }

  private enqueue(job: () => Promise<void>): Promise<void> {
    // Without disk space or a key ring nothing is cached; the page got its response anyway.
    this.work = this.work.then(job).catch(() => undefined);
    return this.work;
  }

  /** Writes the newest response for a key; an older one that was queued before it is skipped. */
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

  /** Wipes the cache of another account or server before anything is read from it. */
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

  /** Null if it is missing, unreadable, or belongs to another server. */
  private async readOwner() {
    const content = await this.files.read(OWNER);
    const owner = content && ownerSchema.safeParse(parsed(content)).data;
    return owner?.server === this.server() ? owner : null;
  }

  private async read(key: string): Promise<CachedResponse | null> {
    const content = await this.files.read(key).catch(() => null);
    return content && unpackResponse(content);
  }

  private async customerResponses(): Promise<CachedResponse[]> {
    const stored = (await this.files.readGroup('customers')) as Buffer<ArrayBuffer>[];
    const unwritten = [...this.pending].filter(([key]) => groupOf(key) === 'customers');
    return [
      ...stored.flatMap((one) => unpackResponse(one) ?? []),
      ...unwritten.map(([, response]) => response),
    ];
  }

  private noteWrite(key: string, ok: boolean): void {
    if (ok && SIGN_OUT_PATHS.includes(key)) this.noteUser(null);
  }

  private noteUser(user: string | null): void {
    if (user === this.account) return;
    // The records on disk have not been read yet: `load` compares their account with this one.
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
