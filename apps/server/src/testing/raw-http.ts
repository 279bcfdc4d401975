import { connect } from 'node:net';

/** A raw HTTP response. */
export interface RawAnswer {
  /** 0 when the connection ended without one. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends raw bytes and reads until the server closes the connection. */
export function sendRaw(url: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => done(readAnswer(received)));
  });
}

/** Sends one request with this exact request line; `close` makes the server end the connection. */
export const sendLine = (url: string, line: string, headers: string[] = []): Promise<RawAnswer> =>
  sendRaw(url, [line, 'Host: polaris.test', 'Connection: close', ...headers, '', ''].join('\r\n'));

export function readAnswer(received: string): RawAnswer {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((header) => {
    const [name = '', value = ''] = header.split(/:\s*(.*)/s);
    return [name.toLowerCase(), value] as const;
  });
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}
