import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import session from '@fastify/session';
import underPressure from '@fastify/under-pressure';
import { DiscoveryService, MetadataScanner, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import connectPg from 'connect-pg-simple';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module';
import { sessionCookie } from './auth/cookies';
import { PassportService } from './auth/passport.service';
import { contractPipe } from './common/contract.pipe';
import { findUndeclared, listHandlers } from './common/handler-check';
import { acceptJsonOnly } from './common/json-body';
import { NestLogger } from './common/logger';
import { serveApiDocs } from './common/api-docs';
import { originGuard } from './common/origin-guard';
import { unavailable } from './common/problem';
import { ProblemFilter, sendProblem } from './common/problem.filter';
import { IDLE_LIFETIME } from './common/session';
import { StartError } from './config/load-environment';
import type { Settings } from './config/settings';
import { ContentChangesService } from './database/content-changes.service';
import { poolOf } from './database/pool';
import { PageCache } from './site/page-cache';
import { Renderer } from './site/renderer';
import { SiteDataService } from './site/site-data.service';
import { type Site, sitePlugin } from './site/site.plugin';

const BODY_LIMIT = 100 * 1024;

export interface AppOptions {
  settings: Settings;
  dataSource: DataSource;
  logger: Logger;
  /** The web build; without it the server answers its calls alone. */
  site?: Site;
}

/** Puts the server together, ready to listen. */
export async function createApp(options: AppOptions): Promise<NestFastifyApplication> {
  const { settings, dataSource, logger } = options;
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, dataSource),
    createAdapter(settings, logger),
    { logger: new NestLogger(logger), bodyParser: false, abortOnError: false },
  );
  app.setGlobalPrefix('api');
  app.useGlobalPipes(contractPipe());
  app.useGlobalFilters(new ProblemFilter());
  refuseUndeclared(app);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', originGuard(settings.publicUrl));
  if (options.site) await serveSite(app, fastify, settings, options.site);
  await prepareApi(app, fastify, settings, dataSource);
  serveApiDocs(app);
  await app.init();
  return app;
}

function createAdapter(settings: Settings, logger: Logger): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    trustProxy: trustedHops(settings.env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000 },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply),
  } as never);
}

/** A number alone trusts nobody in Fastify 5: it wants the rule spelled out. */
function trustedHops(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops > 0 && ((_address, hop) => hop < hops);
}

/** Default-deny begins before the first request: a handler that forgot its rules stops the start. */
function refuseUndeclared(app: NestFastifyApplication): void {
  const handlers = listHandlers(app.get(DiscoveryService), app.get(MetadataScanner));
  const mistakes = findUndeclared(handlers);
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));
}

async function serveSite(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
  settings: Settings,
  { clientDir, load, middleware }: Site,
): Promise<void> {
  const cache = new PageCache();
  app.get(ContentChangesService).onChange(() => cache.drop());
  const renderer = new Renderer(load, app.get(SiteDataService), settings.publicUrl);
  const { https } = settings;
  await fastify.register(sitePlugin, { clientDir, renderer, cache, https, middleware });
}

async function prepareApi(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
  settings: Settings,
  dataSource: DataSource,
): Promise<void> {
  acceptJsonOnly(fastify);
  fastify.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  await fastify.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: API_POLICY },
    strictTransportSecurity: settings.https && undefined,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await fastify.register(underPressure, {
    maxEventLoopDelay: 3000,
    pressureHandler: (request, reply) => sendProblem(unavailable(), request, reply),
  });
  await fastify.register(cookie);
  await fastify.register(session, sessionOptions(settings, dataSource));
  await fastify.register(app.get(PassportService).authenticator.initialize());
}

function sessionOptions(settings: Settings, dataSource: DataSource) {
  const Store = connectPg(session as never);
  const store = new Store({
    pool: poolOf(dataSource),
    tableName: 'sessions',
    pruneSessionInterval: 3600,
    errorLog: () => undefined,
  });
  return {
    secret: settings.sessionSecret,
    store: store as never,
    cookieName: sessionCookie(settings.https),
    saveUninitialized: false,
    rolling: false,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax' as const,
      secure: settings.https,
      maxAge: IDLE_LIFETIME,
    },
  };
}

/** Answers of the API are data: a browser must never run, frame or sniff them. */
const API_POLICY = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};
