import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { httpOptions } from '../platform/http/http-options';
import type { Settings } from '../platform/config/settings';
import { ChecklistService } from '../checklist/checklist.service';
import { AnnouncementsService } from '../subscribers/announcements.service';
import { ContentChangesService } from '../platform/database/content-changes.service';
import { dataHeaders, protector } from '../platform/http/security-headers';
import { answerAtOnce } from './answer-at-once';
import { IdleWork } from './idle-work';
import { KnownServices } from './known-services';
import { OwnerPages } from './owner-pages';
import { PageCache } from './page-cache';
import { PageFinder } from './page-finder';
import { PageWarmer } from './page-warmer';
import { Renderer } from './renderer';
import { SiteDataService } from './site-data.service';
import { fileFinder } from './site-files';
import { type Site, createSiteServer, warm } from './site-server';

/** Puts together what answers everything outside of /api. */
export async function prepareSite(
  app: NestFastifyApplication,
  site: Site,
  settings: Settings,
  logger: Logger,
): Promise<RequestListener> {
  const { publicUrl, https, takesCards } = settings;
  const development = site.middleware !== undefined;
  const report = (error: unknown) => logger.error({ err: error }, 'a page could not be made whole');
  const idle = new IdleWork(report);
  const data = app.get(SiteDataService);
  const cache = new PageCache({ later: (name, work) => idle.add(name, work) });
  const services = new KnownServices(data);
  app.get(ChecklistService).askSite(async () => (await site.load()).isDemo);
  app.get(AnnouncementsService).askSite(async () => (await site.load()).essays);
  const finder = new PageFinder(site.load, services, development);
  const answers = { data, publicUrl, takesCards };
  const renderer = new Renderer({ load: site.load, ...answers, report, development });
  const http = httpOptions(settings, logger) as never;
  const api: FastifyInstance = app.getHttpAdapter().getInstance();
  const owners = new OwnerPages({ api, load: site.load, renderer });
  const server = await createSiteServer({ site, renderer, finder, cache, owners, publicUrl, http });
  const warmer = new PageWarmer({
    load: site.load,
    services: () => data.services(),
    render: (address) => warm(address, { finder, cache, renderer }),
    idle,
  });
  app.get(ContentChangesService).onChange(() => {
    cache.drop();
    services.drop();
    warmer.restart();
  });
  if (!development) app.getHttpServer().once('listening', () => warmer.start());
  api.addHook('onClose', async () => {
    warmer.stop();
    idle.close();
    await server.close();
  });
  const isFile = fileFinder(site.clientDir);
  const isAnswered = answerAtOnce({ cache, finder, isFile, headers: dataHeaders(https) });
  const protect = protector(dataHeaders(https));
  return (request, response) => {
    if (!owners.mayBe(request) && isAnswered(request, response)) return;
    protect(response);
    server.routing(request, response);
  };
}
