import { type RemoteInfo, createSocket } from 'node:dgram';

/** The texts of a name, or its failure. An unlisted name does not exist. */
type Zone = Record<string, string[] | 'SERVFAIL' | 'silence'>;

export interface TestNameServer {
  /** For `Resolver.setServers`. */
  address: string;
  zone: Zone;
  close(): Promise<void>;
}

const CODES = { fine: 0, SERVFAIL: 2, NXDOMAIN: 3 };
const TXT = 16;
const IN = 1;
const HEADER_BYTES = 12;
const MAX_STRING_LENGTH = 255;

/** A UDP name server for TXT records only: any other query fails the test. */
export async function startNameServer(zone: Zone = {}): Promise<TestNameServer> {
  const socket = createSocket('udp4');
  const server: TestNameServer = {
    address: '',
    zone,
    close: () => new Promise((closed) => void socket.close(() => closed())),
  };
  socket.on('message', (query, { port, address }: RemoteInfo) => {
    const answer = answerTo(query, server.zone);
    if (answer) socket.send(answer, port, address);
  });
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', () => bound()));
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

function answerTo(query: Buffer, zone: Zone): Buffer | undefined {
  const { name, end } = questionIn(query);
  const known = zone[name.toLowerCase()];
  if (known === 'silence') return undefined;
  const texts = Array.isArray(known) ? known : [];
  const code = known === undefined ? CODES.NXDOMAIN : known === 'SERVFAIL' ? CODES.SERVFAIL : 0;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  // A response to a recursive query.
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts.length, 6);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...texts.map(record)]);
}

/** Throws for what a resolver should not send. */
function questionIn(query: Buffer): { name: string; end: number } {
  const flags = query.readUInt16BE(2);
  if ((flags & 0xf800) !== 0) throw new Error('Not a plain question.');
  if (query.readUInt16BE(4) !== 1) throw new Error('Not one question.');
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    if (length > 63) throw new Error('A question is not compressed.');
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  if (query.readUInt16BE(at + 1) !== TXT || query.readUInt16BE(at + 3) !== IN)
    throw new Error(`Only texts are known here, and not of ${labels.join('.')}.`);
  return { name: labels.join('.'), end: at + 5 };
}

/** A record with the name of the question; a long text is several strings. */
function record(text: string): Buffer {
  const strings = text.match(new RegExp(`.{1,${MAX_STRING_LENGTH}}`, 'gs')) ?? [''];
  const data = Buffer.concat(
    strings.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part, 'ascii')]),
  );
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(IN, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
