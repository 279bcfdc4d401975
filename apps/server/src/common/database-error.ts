import { ProblemError, conflict, unavailable } from './problem';

/** PostgreSQL and pool failures as answers; undefined for what is not theirs. */
export function fromDatabaseError(error: unknown): ProblemError | undefined {
  const code = sqlState(error);
  if (code?.startsWith('22'))
    return new ProblemError(400, 'A value is outside of what can be stored.');
  if (code === '23503')
    return conflict('Something that this refers to is missing, or still refers to it.');
  if (code === '23505') return conflict('This exists already.');
  if (code === '23P01') return conflict('Another session is booked at this time.');
  if (code === '23514' || code === '23502')
    return new ProblemError(400, 'A value breaks a rule of what can be stored.');
  if (code === '40001' || code === '40P01')
    return conflict('Someone else changed the same thing just now. Please try again.');
  return isAway(error, code) ? unavailable() : undefined;
}

/** The database cannot be reached, has no room, or did not answer in time. */
function isAway(error: unknown, code: string | undefined): boolean {
  if (code && (/^(08|53)/.test(code) || /^57(P0[1-5]|014)$/.test(code) || code === '58030'))
    return true;
  if (code && SOCKET_ERRORS.has(code)) return true;
  return error instanceof Error && POOL_MESSAGES.test(error.message);
}

const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** pg gives these without a code. */
const POOL_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|timeout expired|Client has encountered a connection error|Driver not Connected)/;

function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const found = driverError?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}
