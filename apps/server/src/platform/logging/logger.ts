import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { LogOutput } from './log-output';
import { requestId } from './request-context';

/** Logs JSON lines; credentials and sign-in tokens are removed. */
export function createLogger(level: string, target: DestinationStream = new LogOutput()): Logger {
  const options: LoggerOptions = {
    level,
    mixin: () => {
      const id = requestId();
      return id === undefined ? {} : { requestId: id };
    },
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'res.headers["set-cookie"]',
        '*.password',
        '*.passwordHash',
        '*.token',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { id: string; method: string; url: string; ip: string }) => ({
        method: request.method,
        // A query can hold search terms and addresses, which do not belong in a log.
        path: withoutTokens(request.url.split('?', 1)[0]!),
        ip: request.ip,
      }),
      err: serializeError,
    },
  };
  return pino(options, target);
}

/** Private links have a token in their path, which readers of the log must not get. */
const withoutTokens = (path: string): string =>
  path.replace(/\/[\w-]{43}(?=$|[/.])/g, '/[redacted]');

/** A database error contains the statement's parameters (user input, hashes), which are removed. */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return { type: error.name, message: error.message, code, stack: error.stack };
}

/** A line for machines has fields in place of a sentence. */
const isFields = (message: unknown): message is Record<string, unknown> =>
  typeof message === 'object' && message !== null;

const NEST_ITSELF = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Nest's messages in the same log; its startup messages interest only developers. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    const level = NEST_ITSELF.has(context ?? '') ? 'debug' : 'info';
    if (isFields(message)) this.logger[level]({ context, ...message });
    else this.logger[level]({ context }, String(message));
  }
  error(message: unknown, ...details: unknown[]): void {
    this.logger.error({ context: details.at(-1) }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
}
