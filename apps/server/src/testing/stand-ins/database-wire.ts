import { type Server, type Socket, connect, createServer } from 'node:net';

/** A wire to the PostgreSQL of the tests that a test can cut or silence. */
export class DatabaseWire {
  /** No data gets through, and no connection closes. */
  isSilent = false;
  /** New connections are refused. */
  isCut = false;
  /** How a connection is refused. */
  refuse: (client: Socket) => unknown = (client) => client.destroy();
  /** How many connections were refused. */
  refused = 0;
  /** Whether the connection ends after this message; the end is sent in the same packet. */
  endsAfter: (said: Buffer) => boolean = () => false;
  /** Whether the connection of this client ends before the database gets these messages. */
  endsBefore: (asked: Buffer, client: Socket) => boolean = () => false;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((client) => this.carry(client));

  static async open(): Promise<DatabaseWire> {
    const wire = new DatabaseWire();
    await new Promise<void>((ready) => wire.server.listen(0, '127.0.0.1', () => ready()));
    return wire;
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  /** The URL of a database through this wire. */
  through(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.port = String(this.port);
    return url.href;
  }

  /** Closes every connection, and new ones until `isCut` is false again. */
  cut(): void {
    this.isCut = true;
    this.endConnections();
  }

  endConnections(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  close(): void {
    this.server.close();
    this.endConnections();
  }

  private carry(client: Socket): void {
    if (this.isCut) {
      this.refused += 1;
      return void this.refuse(client.on('error', () => undefined));
    }
    const database = this.connect();
    this.sockets.add(client).add(database);
    client.on('data', (chunk: Buffer) => {
      if (this.isSilent) return;
      if (this.endsBefore(chunk, client)) return void database.destroy();
      database.write(chunk);
    });
    database.on('data', (chunk: Buffer) => {
      if (this.isSilent) return;
      if (!this.endsAfter(chunk)) return void client.write(chunk);
      client.end(Buffer.concat([chunk, ENDED]));
      database.destroy();
    });
    client.on('error', () => undefined).on('close', () => database.destroy());
    database.on('error', () => undefined).on('close', () => client.destroy());
  }

  private connect(): Socket {
    const { hostname, port } = new URL(process.env.TEST_DATABASE_URL!);
    return connect(Number(port), hostname);
  }
}

/** PostgreSQL's error when an administrator ends a connection. */
const ENDED = (() => {
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();
