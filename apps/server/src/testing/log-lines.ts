import { Writable } from 'node:stream';

/** A line of the server's log, with any fields. */
export interface LogLine {
  level: number;
  msg?: string;
  requestId?: string;
  [field: string]: unknown;
}

/** Collects what a server logs: `log` is for `startTestApp`. */
export function collectLog(): { log: Writable; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as LogLine);
      done();
    },
  });
  return { log, lines };
}
