import cookie from '@fastify/cookie';
import { DiscoveryService, MetadataScanner, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Endpoint } from '@polaris/contracts';
import { endpoints } from '@polaris/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { RequestListener } from 'node:http';
import { AppModule, type AppOptions } from './app.module';
import { RestoreUploadsService } from './office/backup/restore/restore-uploads.service';
import { isAssistantUrl, withoutCookie } from './office/assistants/routes/paths';
import { serveAssistants } from './office/assistants/routes/serve-assistants';
import { EventStreamsService } from './office/events/event-streams.service';
import { serveApiDocs } from './platform/openapi/serve-api-docs';
import { handlerProblems, listHandlers } from './platform/openapi/handlers';
import { MetricsService } from './office/health/metrics/metrics.service';
import { isMetricsUrl, serveMetrics } from './office/health/metrics/serve-metrics';
import { sendNotModified } from './platform/http/not-modified';
import { applyBodyLimits } from './platform/http/bodies/body-limit';
import { leaveBodiesUnread } from './platform/http/bodies/unread-bodies';
import { NestLogger } from './platform/logging/logger';
import { originGuard } from './platform/http/origin-guard';
import { serialize } from './platform/http/shared-json';
import { ProblemFilter } from './platform/http/problem.filter';
import { limitPendingSessions } from './identity/auth/sessions/login-session';
import { sessionCookie } from './identity/auth/sessions/cookies';
import { KeepAliveService } from './identity/auth/sessions/keep-alive.service';
import { SessionOnDemand } from './identity/auth/sessions/session-on-demand';
import { StartError } from './platform/config/load-environment';
import type { Settings } from './platform/config/settings';
import { httpOptions, isApiUrl, logRequests } from './platform/http/http-options';
import { Connections } from './platform/http/connections/connections';
import { createHttpServer } from './platform/http/connections/http-server';
import { apiHeaders, protector } from './platform/http/security-headers';
import { prepareSite } from './site/pages/prepare-site';

/** Creates the server, ready to listen: the API and the site on one port. */
export async function createApp(options: AppOptions): Promise<NestFastifyApplication> {
  const { settings, logger } = options;
  const { METRICS_TOKEN } = settings.env;
  let answerPage: RequestListener | undefined;
  let metrics: MetricsService | undefined;
  const isForApi = (url?: string) =>
    isApiUrl(url) || isAssistantUrl(url) || (METRICS_TOKEN !== undefined && isMetricsUrl(url));
  const { https } = settings;
  const protect = protector(apiHeaders(https));
  const adapter = new FastifyAdapter({
    ...httpOptions(settings, logger),
    // All middleware is Fastify's own.
    skipMiddie: true,
    forceCloseConnections: 'idle',
    serverFactory: (answerCall: RequestListener) =>
      createHttpServer({ https, proxies: settings.env.TRUST_PROXY }, (request, response) => {
        metrics?.http.observe(request, response);
        if (answerPage && !isForApi(request.url)) return answerPage(request, response);
        protect(response);
        answerCall(request, response);
      }),
  } as never);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(options), adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  assertHandled(app);
  await prepareApi(app, settings);
  if (METRICS_TOKEN !== undefined) {
    metrics = app.get(MetricsService);
    serveMetrics(app, METRICS_TOKEN);
  }
  if (options.site) answerPage = await prepareSite(app, options.site, settings, logger);
  await app.init();
  return app;
}

/** Throws at startup if a handler has no endpoint, which would leave it without a policy. */
function assertHandled(app: NestFastifyApplication): void {
  const handlers = listHandlers(app.get(DiscoveryService), app.get(MetadataScanner));
  const problems = handlerProblems(handlers, endpoints);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
}

async function prepareApi(app: NestFastifyApplication, settings: Settings): Promise<void> {
  app.setGlobalPrefix('api');
  app.useGlobalFilters(new ProblemFilter());
  const fastify = fastifyOf(app);
  const connections = Connections.of(fastify.server);
  connections.onStop(() => app.get(EventStreamsService).close());
  connections.onStop(() => app.get(RestoreUploadsService).stop());
  fastify.addHook('preClose', () => connections.drain(0));
  logRequests(fastify);
  fastify.addHook('onRequest', originGuard(settings.publicUrl, [...WEBHOOKS, ...withoutCookie]));
  applyBodyLimits(fastify);
  leaveBodiesUnread(fastify);
  sendNotModified(fastify);
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done();
  });
  fastify.addHook('onRequest', ({ routeOptions, raw }, _reply, done) => {
    // The liveness check must not depend on the database, so no session is looked up.
    if (routeOptions.url === LIVE) delete raw.headers.cookie;
    done();
  });
  await fastify.register(cookie);
  limitPendingSessions(fastify);
  app.get(SessionOnDemand).register(fastify);
  app.get(KeepAliveService).register(fastify);
  fastify.setReplySerializer(serialize);
  serveAssistants(app, settings.publicUrl);
  serveApiDocs(app, {
    publicUrl: settings.publicUrl,
    sessionCookie: sessionCookie(settings.https),
  });
}

const fastifyOf = (app: NestFastifyApplication): FastifyInstance =>
  app.getHttpAdapter().getInstance();

const LIVE = '/api/health/live';

/** Their callers do not authenticate by a cookie. */
const WEBHOOKS = Object.values<Endpoint>(endpoints)
  .filter(({ webhook }) => webhook)
  .map(({ path }) => path);
