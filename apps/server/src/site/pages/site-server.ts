import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { PageLookup } from '@polaris/contracts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorOf } from '../../platform/http/honeypot';
import { logRequests } from '../../platform/http/http-options';
import { queueWork } from '../../platform/http/limits/limit-concurrency';
import { originGuard } from '../../platform/http/origin-guard';
import { readBody } from '../../platform/http/bodies/read-body';
import { leaveBodiesUnread } from '../../platform/http/bodies/unread-bodies';
import { problemOf, sendProblem } from '../../platform/http/problem.filter';
import { securityHeaders } from '../../platform/http/security-headers';
import { chooseEncoding } from '../../platform/http/bodies/encoding';
import { StoredResponse, sendStored } from '../../platform/http/stored-response';
import type { OwnerPages } from './owner-pages';
import type { PageCache } from './page-cache';
import { type RenderedPage, compressPage } from './page';
import type { LoadSite, Renderer } from './renderer';
import { serveFiles } from './site-files';

/** The web build, or in development its sources behind a middleware of the build tool. */
export interface Site {
  /** The folder with static files. */
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
  findPage: (url: string) => Promise<PageLookup>;
  cache: PageCache;
  owners: OwnerPages;
  /** The resume as a Word document; undefined if its page is not shown. */
  resume: () => Promise<Buffer | undefined>;
  /** Counts a posted form of a network address; throws 429 when there are too many. */
  countPost: (address: string) => Promise<void>;
  publicUrl: string;
  http: FastifyServerOptions;
}

/**
 * Serves static files and pages, i.e. everything outside of /api, on a separate server instance. Pages do not depend on
 * sessions, so none is looked up.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const { site, publicUrl } = options;
  const server = Fastify(options.http);
  logRequests(server);
  server.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  server.setNotFoundHandler((request, reply) => rejectMethod(request, reply, 'GET, HEAD, POST'));
  server.addHook('onRequest', originGuard(publicUrl));
  leaveBodiesUnread(server);
  if (site.middleware) develop(server, site.middleware);
  serveResume(server, options);
  serveFiles(server, site.clientDir, securityHeaders(publicUrl.startsWith('https:')));
  server.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply) => answerPage(request, reply, options),
  });
  await server.ready();
  return server;
}

function develop(server: FastifyInstance, middleware: DevelopmentMiddleware): void {
  server.addHook('onRequest', (request, reply, done) =>
    middleware(request.raw, reply.raw, () => done()),
  );
}

const RESUME = '/assets/portfolio/resume.docx';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function serveResume(server: FastifyInstance, { resume, publicUrl }: SiteServerOptions): void {
  const headers = {
    ...securityHeaders(publicUrl.startsWith('https:')),
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-disposition': 'attachment',
  };
  server.get(RESUME, async (request, reply) => {
    const document = await resume();
    if (!document) return sendProblem(problemOf(404), request, reply);
    return reply.headers(headers).type(WORD).send(document);
  });
}

/** The longest message in a script with three bytes per character, percent-encoded to three characters per byte. */
const MAX_FORM_BYTES = 64 * 1024;
const MAX_FIELDS = 50;
const AMPERSAND = '&'.charCodeAt(0);

async function readForm(request: FastifyRequest): Promise<Buffer> {
  if (!/^application\/x-www-form-urlencoded(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw problemOf(415);
  const body = await readBody(request.raw, MAX_FORM_BYTES);
  if (body.filter((byte) => byte === AMPERSAND).length >= MAX_FIELDS) throw problemOf(400);
  return body;
}

function rejectMethod(request: FastifyRequest, reply: FastifyReply, allowed: string): FastifyReply {
  sendProblem(problemOf(405), request, reply.header('allow', allowed));
  return reply;
}

/**
 * Rendering uses the CPU that all requests share, so only a few pages at a time. Including the wait for the database, a
 * visitor waits six seconds at most.
 */
const queueRender = queueWork({ atOnce: 2, maxWaiting: 100, waitMs: 2000 });

/** Serves a page under its canonical address. Concurrent requests share one rendering. */
async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { findPage, cache, renderer, owners, site, countPost }: SiteServerOptions,
): Promise<FastifyReply> {
  const found = await findPage(request.url);
  const isPost = request.method === 'POST';
  const canonical = redirectToCanonical(request.url, found);
  if (canonical !== undefined) return reply.redirect(canonical, redirectStatus(canonical, isPost));
  if (isPost && found.path !== undefined && !found.form)
    return rejectMethod(request, reply, 'GET, HEAD');
  if (found.path !== undefined && owners.maybeOwner(request.raw)) {
    const page = await owners.render(request);
    if (page) return sendPage(page, request, reply);
  }
  if (isPost && found.form) {
    await countPost(request.ip);
    const form = await readForm(request);
    const page = toPageRequest(request, request.url, form);
    return sendPage(await queueRender(() => renderer.render(page)), request, reply);
  }
  const url = found.render;
  const render = () => queueRender(() => renderer.render(toPageRequest(request, url)));
  const isCached = !site.middleware;
  const page = await (isCached ? cache.getOrRender(url, render) : render());
  return sendPage(page, request, reply);
}

/** 303 is not cached: the token of a mailed link after the `#` must not be stored by proxies. */
function redirectStatus(to: string, isPost: boolean): number {
  if (to.includes('#')) return 303;
  return isPost ? 308 : 301;
}

/**
 * The canonical address if this one is spelled differently; otherwise, or without a page, undefined. Also removes the
 * question mark that an empty form leaves.
 */
function redirectToCanonical(url: string, { path }: PageLookup): string | undefined {
  const [given, query] = url.split(/\?(.*)/s);
  if (path === undefined || (path === given && query !== '')) return undefined;
  return query && !path.includes('#') ? `${path}?${query}` : path;
}

/** Renders and compresses a public page in advance. */
export async function warm(
  address: string,
  { findPage, cache, renderer }: Pick<SiteServerOptions, 'findPage' | 'cache' | 'renderer'>,
): Promise<void> {
  const { render: url } = await findPage(address);
  const request = { method: 'GET', url, contentType: undefined, body: undefined };
  const page = await cache.getOrRender(url, () => queueRender(() => renderer.render(request)));
  if (page instanceof StoredResponse) await page.compress();
}

const toPageRequest = (request: FastifyRequest, url: string, form?: Buffer) => ({
  method: form ? 'POST' : 'GET',
  url,
  contentType: form && request.headers['content-type'],
  body: form,
  visitor: visitorOf(request),
});

function sendPage(
  page: RenderedPage | StoredResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (page instanceof StoredResponse) return sendStored(page, request, reply);
  const { headers, body } = compressPage(page, chooseEncoding(request.headers['accept-encoding']));
  if (page.cookies?.length) void reply.header('set-cookie', page.cookies);
  return reply
    .status(page.status)
    .headers({ ...page.headers, ...headers })
    .send(body);
}
