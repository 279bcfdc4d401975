import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../common/problem';
import { sendProblem } from '../common/problem.filter';
import type { PageCache } from './page-cache';
import { type LoadSite, type Renderer, isPublic } from './renderer';
import { siteHeaders } from './site-headers';
import { type StoredPage, chooseEncoding } from './stored-page';

export type DevelopmentMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** The web build, or in development its sources behind a middleware of the build tool. */
export interface Site {
  /** The folder of the static files. */
  clientDir: string;
  load: LoadSite;
  middleware?: DevelopmentMiddleware;
}

export interface SiteOptions {
  /** The folder of the web build's static files. */
  clientDir: string;
  renderer: Renderer;
  cache: PageCache;
  https: boolean;
  /** Development only: serves modules and hot reload; pages are then rendered afresh each time. */
  middleware?: DevelopmentMiddleware | undefined;
}

const HASHED = /[/\\]assets[/\\].*-[\w-]{8}\.\w+(\.br|\.gz)?$/;

/**
 * Static files and pages: everything outside of /api. Registered before sessions and the rest of the
 * API's chain, so that a page from memory passes none of it.
 */
export async function sitePlugin(site: FastifyInstance, options: SiteOptions): Promise<void> {
  const headers = siteHeaders(options.https);
  const { middleware } = options;
  if (middleware)
    site.addHook('onRequest', (request, reply, done) =>
      middleware(request.raw, reply.raw, () => done()),
    );
  site.removeAllContentTypeParsers();
  site.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  await site.register(fastifyStatic, {
    root: options.clientDir,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      for (const [name, value] of Object.entries(headers)) void reply.header(name, value);
      void reply.header(
        'cache-control',
        HASHED.test(path)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      );
    },
  });
  site.all('/api', refuseUnknownCall);
  site.all('/api/*', refuseUnknownCall);
  site.all('/assets/*', refuseUnknownCall);
  site.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const page = await findPage(request, options);
      return sendPage(page, headers, request, reply);
    },
  });
}

function refuseUnknownCall(request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(new ProblemError(404, 'There is nothing at this address.'), request, reply);
}

function findPage(
  request: FastifyRequest,
  { renderer, cache, middleware }: SiteOptions,
): Promise<StoredPage> {
  const render = () =>
    renderer.render({
      method: request.method === 'HEAD' ? 'GET' : request.method,
      url: request.url,
      headers: plainHeaders(request.headers),
      body: request.body as Buffer | undefined,
      address: request.ip,
    });
  if (middleware || request.method === 'POST' || request.url.includes('?')) return render();
  const kept = cache.get(request.url);
  return kept ? Promise.resolve(kept) : cache.getOrRender(request.url, render, isPublic);
}

function sendPage(
  page: StoredPage,
  headers: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.headers(headers).headers(page.headers);
  if (!page.headers['cache-control']) void reply.header('cache-control', 'no-store');
  if (page.status === 200 && request.headers['if-none-match'] === page.headers.etag)
    return reply.status(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.status(page.status).send(page.bodies[encoding]);
}

/** What a page may depend on: nothing of who asks. */
function plainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const type = headers['content-type'];
  return { accept: 'text/html', ...(type ? { 'content-type': type } : {}) };
}
