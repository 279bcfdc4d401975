import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { originGuard } from '../common/origin-guard';
import { ProblemError } from '../common/problem';
import { problemOf, sendProblem } from '../common/problem.filter';
import { logRequests } from '../common/http-options';
import { securityHeaders } from '../platform/http/security-headers';
import type { PageCache } from './page-cache';
import { type Page, type StoredPage, chooseEncoding, packPage } from './page';
import type { LoadSite, Renderer } from './renderer';

/** The web build, or in development its sources behind a middleware of the build tool. */
export interface Site {
  /** The folder of the static files. */
  clientDir: string;
  load: LoadSite;
  middleware?: DevelopmentMiddleware;
}

type DevelopmentMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

interface SiteServerOptions {
  site: Site;
  renderer: Renderer;
  cache: PageCache;
  publicUrl: string;
  http: FastifyServerOptions;
}

/** Right below assets/: a folder in it holds files that keep their names when their content changes. */
const HASHED_FILE = /[/\\]assets[/\\](share[/\\])?[^/\\]*-[\w-]{8}\.\w+(\.br|\.gz)?$/;
/** Pictures that are made to be shown by others, beside a link to the page. */
const TO_SHARE = /[/\\]assets[/\\]share[/\\]/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * Static files and pages: everything outside of /api, on a chain of its own. A page knows nothing of
 * sessions, so none is looked up for it.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const server = Fastify(options.http);
  const headers = securityHeaders(options.publicUrl.startsWith('https:'));
  logRequests(server);
  server.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  server.setNotFoundHandler((request, reply) =>
    sendProblem(problemOf(405), request, reply.header('allow', 'GET, HEAD, POST')),
  );
  server.addHook('onRequest', originGuard(options.publicUrl));
  server.addHook('onRequest', oneSpelling);
  acceptFormsOnly(server);
  serveFiles(server, options.site, headers);
  server.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => sendPage(await findPage(request, options), request, reply),
  });
  await server.ready();
  return server;
}

/** `/services/` is `/services`: each page has one address. Never leads off this site. */
async function oneSpelling(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [path = '/', query] = request.url.split(/\?(.*)/s);
  if (request.method === 'POST' || path === '/' || !path.endsWith('/')) return;
  const trimmed = `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`;
  await reply.redirect(query === undefined ? trimmed : `${trimmed}?${query}`, 301);
}

function acceptFormsOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

function serveFiles(
  server: FastifyInstance,
  { clientDir, middleware }: Site,
  headers: Record<string, string>,
): void {
  if (middleware)
    server.addHook('onRequest', (request, reply, done) =>
      middleware(request.raw, reply.raw, () => done()),
    );
  void server.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.headers(headers);
      void reply.header('cache-control', HASHED_FILE.test(path) ? FOR_A_YEAR : ASK_AGAIN);
      const policy = policyOf(path);
      if (policy) void reply.header('content-security-policy', policy);
      if (TO_SHARE.test(path)) void reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  // A file of an older build is gone: never a page in its place.
  server.all('/assets/*', (request, reply) =>
    sendProblem(new ProblemError(404, 'There is nothing at this address.'), request, reply),
  );
}

/** A picture has styles of its own, and a service worker fetches; other files do nothing. */
function policyOf(path: string): string | undefined {
  if (/\.svg(\.br|\.gz)?$/.test(path))
    return "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  if (/[/\\]sw\.js(\.br|\.gz)?$/.test(path)) return "default-src 'self'; frame-ancestors 'none'";
  return undefined;
}

/** Sends a page that is in memory, past the whole chain; false when it is not there. */
export function answerFromMemory(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const page = isRead ? cache.get(request.url ?? '') : undefined;
  if (!page) return false;
  const { headers, body } = page.responses[chooseEncoding(acceptedBy(request))];
  if (request.headers['if-none-match'] === page.etag) response.writeHead(304, page.unchanged).end();
  else response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  return true;
}

function findPage(
  request: FastifyRequest,
  { renderer, cache, site }: SiteServerOptions,
): Promise<Page | StoredPage> {
  const render = () =>
    renderer.render({
      method: request.method === 'HEAD' ? 'GET' : request.method,
      url: request.url,
      contentType: request.headers['content-type'],
      body: request.body as Buffer | undefined,
      address: request.ip,
    });
  const kept = !site.middleware && request.method !== 'POST' && !request.url.includes('?');
  return kept ? cache.getOrRender(request.url, render) : render();
}

async function sendPage(
  page: Page | StoredPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(acceptedBy(request));
  if ('responses' in page) {
    const { headers, body } = page.responses[encoding];
    return reply.status(page.status).headers(headers).send(body);
  }
  const { headers, body } = await packPage(page, encoding);
  return reply
    .status(page.status)
    .headers({ ...page.headers, ...headers })
    .send(body);
}

const acceptedBy = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  headers['accept-encoding'];
