const LEVELS: Record<number, string> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

interface LogLine {
  level: number;
  time: number;
  msg?: string;
  req?: { method: string; path: string };
  status?: number;
  took?: number;
  err?: { message: string; stack?: string };
  [field: string]: unknown;
}

/**
 * A line of the server's log in readable form: time, level, message. Undefined for a successful request, unless all are
 * shown; a line that is not JSON stays as it is.
 */
export function formatLogLine(line: string, showRequests: boolean): string | undefined {
  const entry = parse(line);
  if (!entry) return line;
  const { level, time, msg = '', req, status = 0, took, err, pid, hostname, ...fields } = entry;
  const isRequest = msg === 'request' && req !== undefined;
  // Omits the server's own address: people use the one of this process, which the next lines show.
  if (msg.startsWith('Server listening at')) return undefined;
  if (isRequest && status < 400 && !showRequests) return undefined;
  const text = isRequest ? `${req.method} ${req.path} ${status}, ${took} ms` : msg;
  const more = Object.entries(fields).filter(([name]) => name !== 'reqId' && name !== 'context');
  const details = more.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
  const stack = err ? `\n${err.stack ?? err.message}` : '';
  return `${clock(time)} ${(LEVELS[level] ?? String(level)).padEnd(5)} ${text}${details}${stack}`;
}

function parse(line: string): LogLine | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
}

const clock = (time: number): string => new Date(time).toTimeString().slice(0, 8);
