import type { Readable } from 'node:stream';
import { to as startCopyOut } from 'pg-copy-streams';
import type { SqlConnection } from '../../../platform/database/sql';
import { type Table, copyOut } from './tables';

/** Yields the rows of a table as written by COPY, in chunks. */
export async function* copyTable(client: SqlConnection, table: Table): AsyncGenerator<Buffer> {
  const rows: Readable = client.query(startCopyOut(copyOut(table)));
  // An error after the last chunk, which would end the process without a listener.
  rows.on('error', () => undefined);
  // A lost connection does not end the stream by itself.
  const lost = () => rows.destroy(new Error('Connection terminated unexpectedly'));
  client.once('end', lost);
  try {
    for await (const chunk of rows) yield chunk as Buffer;
  } finally {
    client.off('end', lost);
  }
}

/** Joins chunks into pieces of exactly `size` bytes, except for the last one. */
export async function* inPieces(
  chunks: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<Buffer> {
  let piece: Buffer[] = [];
  let length = 0;
  for await (let chunk of chunks) {
    while (length + chunk.length >= size) {
      const taken = size - length;
      yield Buffer.concat([...piece, chunk.subarray(0, taken)], size);
      chunk = chunk.subarray(taken);
      [piece, length] = [[], 0];
    }
    if (chunk.length === 0) continue;
    piece.push(chunk);
    length += chunk.length;
  }
  if (length > 0) yield Buffer.concat(piece, length);
}
