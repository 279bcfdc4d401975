import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, map } from 'rxjs';
import type { JsonPage, Page, PageHead } from '../database/list/list';

/** Sends a page of a list: its items as the body, the total and the neighboring pages as headers. */
export class PageInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, handler: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return handler
      .handle()
      .pipe(
        map((result: unknown) =>
          isPage(result) ? itemsOf(result, http.getRequest(), http.getResponse()) : result,
        ),
      );
  }
}

type AnyPage = JsonPage | Page<unknown>;

const isPage = (result: unknown): result is AnyPage =>
  typeof result === 'object' &&
  result !== null &&
  'total' in result &&
  ('json' in result || 'items' in result);

function itemsOf(page: AnyPage, request: FastifyRequest, reply: FastifyReply): unknown {
  sendHead(page, request, reply);
  if (!('json' in page)) return page.items;
  void reply.type('application/json; charset=utf-8');
  return page.json;
}

/** Sends the total and the addresses of the neighboring pages as headers. */
function sendHead(
  { total, capped, next, prev }: PageHead,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (total !== undefined) void reply.header('x-total-count', total);
  if (capped) void reply.header('x-total-count-capped', 'true');
  const links = [linkTo(request, 'next', next), linkTo(request, 'prev', prev)].filter(Boolean);
  if (links.length > 0) void reply.header('link', links.join(', '));
}

const parameters = { next: 'cursor', prev: 'before' } as const;

function linkTo(
  { url: asked }: FastifyRequest,
  rel: keyof typeof parameters,
  cursor: string | undefined,
): string | undefined {
  if (!cursor) return undefined;
  const url = new URL(asked, 'http://own.invalid');
  for (const parameter of Object.values(parameters)) url.searchParams.delete(parameter);
  url.searchParams.set(parameters[rel], cursor);
  return `<${url.pathname}${url.search}>; rel="${rel}"`;
}
