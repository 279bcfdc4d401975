import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type ServerFacts, describeApi } from './document';
import { listHandlers } from './handlers';

const DOCS = '/api/docs';
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The description of every call, made of the contracts: /api/docs to read, /api/openapi.json for tools. */
export function serveApiDocs(app: NestFastifyApplication, facts: ServerFacts): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith(DOCS)) void reply.header('content-security-policy', DOCS_POLICY);
    done();
  });
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('docs', app, () => (document ??= describe(app, facts)), {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'openapi.json',
    yamlDocumentUrl: 'openapi.yaml',
    customSiteTitle: 'Polaris: calls',
  });
}

const describe = (app: NestFastifyApplication, facts: ServerFacts): OpenAPIObject =>
  describeApi(
    listHandlers(app.get(DiscoveryService), app.get(MetadataScanner)),
    facts,
  ) as unknown as OpenAPIObject;
