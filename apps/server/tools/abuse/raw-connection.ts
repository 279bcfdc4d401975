import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

/** A connection on which an attack sends what it likes. */
export interface RawConnection {
  socket: Socket;
  /** What came back until the connection ended; 0 is a connection that was cut without an answer. */
  status: Promise<number>;
}

export async function openRaw(port: number, text: string): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const status = once(socket, 'close').then(() => Number(received.split(' ')[1] ?? 0));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, status };
}

const BODY = JSON.stringify({
  name: 'Maya Okafor',
  email: 'maya@example.com',
  message: 'I would like to know more about the Level-Up Pack.',
  preferredContact: 'email',
});

/** The first half of a message, from an address of its own. */
export const firstHalf = (turn: number): string =>
  `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.9.${turn >> 8}.${turn & 255}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY.slice(0, 40)}`;

export const secondHalf = BODY.slice(40);
