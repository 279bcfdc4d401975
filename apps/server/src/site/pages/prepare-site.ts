import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { KnownRecords } from '@polaris/contracts';
import type { Logger } from 'pino';
import { chooseEncoding } from '../../platform/http/bodies/encoding';
import { httpOptions } from '../../platform/http/http-options';
import { LimitsService, addressKey } from '../../platform/http/limits/limits.service';
import { visitorWriteLimit } from '../../platform/http/limits/call-limits.service';
import type { Settings } from '../../platform/config/settings';
import { SharePicturesService } from '../share-pictures/share-pictures.service';
import { SiteContentService } from '../content/site-content.service';
import { ContentChangesService } from '../../platform/database/events/content-changes.service';
import { dataHeaders, protector } from '../../platform/http/security-headers';
import { OwnerPages } from './owner-pages';
import { PageCache } from './page-cache';
import { PageWarmer } from './page-warmer';
import { Renderer } from './renderer';
import { SiteDataService } from './site-data.service';
import { type Site, createSiteServer, warm } from './site-server';

/** Sets up the server for everything outside of /api. */
export async function prepareSite(
  app: NestFastifyApplication,
  site: Site,
  settings: Settings,
  logger: Logger,
): Promise<RequestListener> {
  const { publicUrl, https, takesCards } = settings;
  const development = site.middleware !== undefined;
  const report = (error: unknown) => logger.error({ err: error }, 'a page could not be made whole');
  const data = app.get(SiteDataService);
  const cache = new PageCache();
  const content = app.get(SiteContentService);
  const limits = app.get(LimitsService);
  const pictures = app.get(SharePicturesService);
  const known = knownRecords(data);
  const findPage = async (url: string) =>
    (await site.load()).findPage(url, known, (await content.knownChanges()).changes);
  const answers = { data, publicUrl, takesCards };
  const renderer = new Renderer({
    load: site.load,
    changes: () => content.knownChanges(),
    pictures: () => pictures.finder(),
    ...answers,
    report,
    development,
  });
  content.setRenderer((path, changes) => renderer.preview(path, changes));
  const http = httpOptions(settings, logger) as never;
  const api: FastifyInstance = app.getHttpAdapter().getInstance();
  const owners = new OwnerPages({ api, load: site.load, renderer });
  const server = await createSiteServer({
    site,
    renderer,
    findPage,
    cache,
    owners,
    resume: () => content.resume(),
    countPost: (address) => limits.count(visitorWriteLimit, addressKey(address)),
    publicUrl,
    http,
  });
  const warmer = new PageWarmer({
    load: site.load,
    services: () => data.services(),
    changes: () => content.changes(),
    essays: () => data.essays(),
    render: (address) => warm(address, { findPage, cache, renderer }),
    report,
  });
  app.get(ContentChangesService).onChange(() => {
    cache.drop();
    warmer.restart();
  });
  if (!development) app.getHttpServer().once('listening', () => warmer.start());
  api.addHook('onClose', async () => {
    warmer.stop();
    await server.close();
  });
  const protect = protector(dataHeaders(https));
  return (request, response) => {
    if (!owners.maybeOwner(request) && serveFromCache(cache, request, response)) return;
    protect(response);
    server.routing(request, response);
  };
}

/** If the records cannot be read, any of them could exist: rendering the page will tell. */
const knownRecords = (data: SiteDataService): KnownRecords => ({
  hasService: async (id) => {
    const services = await data.services().catch(() => undefined);
    return services?.some((service) => service.id === id) ?? true;
  },
  hasEssay: async (slug) => {
    const essays = await data.essays().catch(() => undefined);
    return essays?.some((essay) => essay.slug === slug) ?? true;
  },
});

/** Sends a cached page directly, without running the handlers. Returns whether there was one. */
function serveFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const page = cache.get(request.url ?? '/');
  if (!page) return false;
  const { headers, body } = page.answer(chooseEncoding(request.headers['accept-encoding']));
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    response.writeHead(304, page.unchanged).end();
  else response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  return true;
}
