import {
  CannotExecuteNotConnectedError,
  CannotGetEntityManagerNotConnectedError,
  ConnectionIsNotSetError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { ProblemError, conflict, unavailable } from '../problem/problem';

const UNIQUE_VIOLATION = '23505';

/** Converts PostgreSQL and pool failures to responses; undefined for other errors. */
export function fromDatabaseError(error: unknown): ProblemError | undefined {
  const code = sqlState(error);
  if (code?.startsWith('22'))
    return new ProblemError(400, 'A value is outside of what can be stored.');
  if (code === '23503')
    return conflict('Something that this refers to is missing, or still refers to it.');
  if (code === UNIQUE_VIOLATION) return conflict('Already exists.');
  if (code === '23P01') return conflict('This overlaps with something that already exists.');
  if (code === '23514' || code === '23502')
    return new ProblemError(400, 'A value breaks a rule of what can be stored.');
  if (code === '40001' || code === '40P01')
    return conflict('Someone else changed the same thing just now. Please try again.');
  return isAway(error, code) ? unavailable() : undefined;
}

/** The database cannot be reached, rejects us, is out of resources, or did not respond in time. */
function isAway(error: unknown, code: string | undefined): boolean {
  if (code && AWAY_STATES.test(code)) return true;
  if (code && (SOCKET_ERRORS.has(code) || isConnect(error))) return true;
  if (CONNECTION_ERRORS.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && CONNECTION_MESSAGES.test(error.message);
}

/** Checked before the error code: a stopped PostgreSQL has removed its socket file, which gives ENOENT. */
const isConnect = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'connect';

/**
 * Failed connections and logins, a missing or read-only database, a transaction or lock that timed out, missing
 * resources, a time limit, an operator's shutdown, system failures.
 */
const AWAY_STATES = /^(08...|28...|3D000|25006|25P0[34]|53...|55P03|57014|57P0.|58...)$/;

const SOCKET_ERRORS = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** A dead connection is removed from the code that uses it: TypeORM's next step fails with one of these errors. */
const CONNECTION_ERRORS = [
  CannotExecuteNotConnectedError,
  CannotGetEntityManagerNotConnectedError,
  ConnectionIsNotSetError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
];

/** Errors of the driver and its pool that have no code. */
const CONNECTION_MESSAGES = new RegExp(
  `^(${[
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Connection terminated',
    'Client has encountered a connection error',
    'Client was closed',
    'Cannot use a pool after calling end',
    'Release called on client which has already been released',
    'Received unexpected \\w+ message from backend',
    'The server does not support SSL connections',
    'There was an error establishing an SSL connection',
    'SASL: ',
    'Driver not Connected',
  ].join('|')})`,
);

/** The code of PostgreSQL or of the socket; TypeORM wraps the driver's error. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const found = driverError?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === UNIQUE_VIOLATION;
