import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Agent } from 'undici';
import { type Answer, OWNER, ask, cookieFrom } from './ask.ts';
import { type CountedWrites, compareWrites, countStored, untilSignedUp } from './count-writes.ts';
import { type Write, outcomeOfError, outcomeOfStatus } from './write.ts';
import { type Subjects, type WriteKind, writeKinds } from './write-kinds.ts';

const AFTER_REFUSAL_MS = 100;
const BETWEEN_WRITES_MS = 10;

interface NextRequest extends Pick<Write, 'marker' | 'path' | 'body'> {
  kind: WriteKind;
}

/** Sends writes of every kind, records the outcome of each, and compares them with the database. */
export class Recorder {
  readonly writes: Write[] = [];
  /** 5xx responses without a Retry-After. */
  brokenAnswers = 0;
  private readonly origin: string;
  private readonly agent = new Agent({ connections: 64, pipelining: 1 });
  private readonly subjects: Subjects = {
    customerId: 0,
    serviceId: 0,
    purchaseIds: [],
    drafts: [],
  };
  private turn = 0;
  private isClosed = false;
  cookie = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Signs in, and creates the records that writes use. */
  async prepare(): Promise<this> {
    await this.signIn();
    await this.made('PUT', '/api/admin/business-profile', {
      legalName: 'Polaris Consulting',
      address: '1 Star Street',
      timeZone: 'America/New_York',
      daysUntilDue: 14,
    });
    const { subjects } = this;
    const email = `${newMarker()}@example.com`;
    subjects.customerId = await this.made('POST', '/api/customers', {
      name: 'Harbor Trust',
      email,
    });
    subjects.serviceId = await this.made('POST', '/api/services', {
      name: 'Data Audit',
      description: 'What the numbers say, and where they come from.',
      category: 'analytics',
      price: 90_000,
    });
    const sale = { customerId: subjects.customerId, serviceId: subjects.serviceId };
    for (let sales = 0; sales < 8; sales += 1)
      subjects.purchaseIds.push(await this.made('POST', '/api/admin/purchases', sale));
    return this;
  }

  /** Retries until it succeeds, as the server may have just come back. */
  async signIn(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const answer = await this.ask('POST', '/api/auth/login', OWNER).catch(() => undefined);
      if (answer?.status === 200) return void (this.cookie = cookieFrom(answer));
      if (tries > 100) throw new Error(`Signing in answered ${answer?.status}: ${answer?.text}`);
      await sleep(AFTER_REFUSAL_MS);
    }
  }

  /** Sends a write of the next kind, or of this one. */
  async write(name?: string): Promise<Write> {
    if (this.isClosed) throw new Error('The scenario has ended.');
    const { kind, marker, path, body } = this.nextRequest(name);
    const write: Write = {
      ...{ kind: kind.name, marker, path, body },
      ...{ outcome: 'unknown', status: 0, milliseconds: 0 },
    };
    this.writes.push(write);
    await this.send(write, kind);
    return write;
  }

  /** Sends writes on this many connections while something else is running. */
  async writeDuring<T>(work: Promise<T>, atOnce = 6): Promise<T> {
    let isOver = false;
    const writer = async () => {
      while (!isOver) {
        const { status } = await this.write();
        await sleep(status > 0 && status < 500 ? BETWEEN_WRITES_MS : AFTER_REFUSAL_MS);
      }
    };
    const writers = Array.from({ length: atOnce }, writer);
    const [result] = await Promise.all([work.finally(() => (isOver = true)), ...writers]);
    return result;
  }

  writeFor = (seconds: number): Promise<unknown> => this.writeDuring(sleep(seconds * 1000));

  /** Sends writes without a response again, with their keys: each must then be stored exactly once. */
  async repeatUnknown(): Promise<void> {
    for (const write of this.writes.filter(({ outcome }) => outcome === 'unknown')) {
      const kind = writeKinds.find(({ name }) => name === write.kind)!;
      if (kind.isKeyed) await this.send(write, kind);
    }
  }

  /** Compares everything sent so far with what is stored, once no job is waiting. */
  async compare(connectionString: string): Promise<CountedWrites> {
    const client = new pg.Client({ connectionString });
    // The pending query reports the error.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await untilSignedUp(client);
      return compareWrites(this.writes, await countStored(client, this.writes));
    } finally {
      await client.end();
    }
  }

  /** The longest response time of all writes, in seconds. */
  get slowest(): number {
    return this.writes.reduce((most, { milliseconds }) => Math.max(most, milliseconds), 0) / 1000;
  }

  /** A scenario that has timed out ends at its next write. */
  close = (): Promise<void> => {
    this.isClosed = true;
    return this.agent.destroy();
  };

  private nextRequest(name?: string): NextRequest {
    const kind = name
      ? writeKinds.find((one) => one.name === name)!
      : writeKinds[(this.turn += 1) % writeKinds.length]!;
    const marker = newMarker();
    const request = kind.request(marker, this.subjects);
    // If there is no draft to issue, creates one.
    return request ? { marker, ...request, kind } : this.nextRequest('invoice');
  }

  private async send(write: Write, kind: WriteKind): Promise<void> {
    const headers = kind.isKeyed ? { 'idempotency-key': write.marker } : {};
    const began = performance.now();
    try {
      const answer = await this.ask('POST', write.path, write.body, {
        ...headers,
        ...(kind.isOwners && { cookie: this.cookie }),
      });
      write.status = answer.status;
      write.outcome = outcomeOfStatus(answer.status);
      this.file(write, answer);
    } catch (error) {
      write.outcome = outcomeOfError(error);
    } finally {
      write.milliseconds = performance.now() - began;
    }
  }

  private file(write: Write, { status, headers, body }: Answer): void {
    if (status >= 500 && !(status === 503 && headers['retry-after'])) this.brokenAnswers += 1;
    if (write.outcome !== 'ok') return;
    if (typeof body.id === 'number') write.id = body.id;
    if (write.kind === 'invoice') this.subjects.drafts.push(write);
  }

  private async made(method: string, path: string, body: object): Promise<number> {
    const answer = await this.ask(method, path, body, { cookie: this.cookie });
    if (outcomeOfStatus(answer.status) !== 'ok')
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return Number(answer.body.id);
  }

  private ask(method: string, path: string, body: object, headers = {}): Promise<Answer> {
    return ask({ origin: this.origin, method, path, body, headers, agent: this.agent });
  }
}

const newMarker = (): string => `write-${randomUUID()}`;
