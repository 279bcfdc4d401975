import { type Server, type Socket, connect, createServer } from 'node:net';
import { JOBS_SCHEMA } from '../../platform/jobs/job-queue';
import { MessageReader } from './message-reader';
import { SentQueries } from './sent-queries';

/** The database queries of some work. */
export interface AskedOfDatabase {
  /** The text of each statement that was executed, in their order. */
  queries: string[];
  /** How often a response was waited for, on any connection. */
  roundTrips: number;
}

/** A wire to a database that counts queries, except those of the job queue. */
export class CountingWire {
  private asked: AskedOfDatabase = { queries: [], roundTrips: 0 };
  private readonly sockets = new Set<Socket>();

  private constructor(
    /** The database's URL through this wire. */
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async to(databaseUrl: string): Promise<CountingWire> {
    const url = new URL(databaseUrl);
    const port = Number(url.port);
    const server = createServer((client) => wire.carry(client, connect(port, url.hostname)));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
    url.port = String((server.address() as { port: number }).port);
    const wire = new CountingWire(url.href, server);
    return wire;
  }

  async count(work: () => Promise<unknown>): Promise<AskedOfDatabase> {
    const asked: AskedOfDatabase = { queries: [], roundTrips: 0 };
    this.asked = asked;
    await work();
    this.asked = { queries: [], roundTrips: 0 };
    return asked;
  }

  close(): void {
    this.server.close();
    this.sockets.forEach((socket) => socket.destroy());
  }

  private carry(client: Socket, database: Socket): void {
    const sent = new SentQueries((queries, isWaitedFor) => this.note(queries, isWaitedFor));
    const fromClient = new MessageReader(true, (type, body) => sent.fromClient(type, body));
    const fromDatabase = new MessageReader(false, (type) => sent.fromDatabase(type));
    for (const [from, to, reader] of [
      [client, database, fromClient],
      [database, client, fromDatabase],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk: Buffer) => {
        reader.read(chunk);
        to.write(chunk);
      });
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  }

  private note(queries: string[], isWaitedFor: boolean): void {
    const counted = queries.filter((text) => !text.includes(`${JOBS_SCHEMA}.`));
    if (counted.length === 0) return;
    this.asked.queries.push(...counted);
    if (isWaitedFor) this.asked.roundTrips += 1;
  }
}
