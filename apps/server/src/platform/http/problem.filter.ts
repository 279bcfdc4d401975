import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fromDatabaseError } from '../database/database-error';
import type { PolarisRequest } from './policy';
import { ProblemError, problem } from '../problem/problem';

/** Sends every failure as application/problem+json; an unexpected one without its reason. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) return;
  const refusal = toProblemError(error);
  logFailure(error, refusal.getStatus(), request);
  if (refusal.retryAfterSeconds) void reply.header('retry-after', refusal.retryAfterSeconds);
  void reply
    .status(refusal.getStatus())
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(refusal.toProblem()));
}

/** Errors are bugs to fix. For outages only the request's log line has the reason, since there may be many. */
function logFailure(error: unknown, status: number, request: PolarisRequest): void {
  if (status === 503) request.unavailable = (error as Error).message;
  else if (status >= 500)
    request.log.error({ err: error, requestId: request.id }, 'request failed');
}

export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const database = fromDatabaseError(error);
  if (database) return database;
  return problemOf(httpStatus(error));
}

/** An error of which only the status is known. */
export const problemOf = (status: number): ProblemError =>
  new ProblemError(status, DETAILS[status] ?? problem(status, '').title);

/** The status of Nest's and Fastify's own errors; anything else is a bug: 500. */
function httpStatus(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

const DETAILS: Record<number, string> = {
  400: 'The request could not be understood.',
  404: 'There is nothing at this address.',
  405: 'This address does not take requests of this kind.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'Content-Type must be application/json.',
  417: 'What the request expects cannot be promised.',
  429: 'Too many requests. Please try again later.',
  431: 'The headers of the request are too large.',
  500: 'Something went wrong on our side.',
  503: 'The service is briefly unavailable. Please try again.',
};
