import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ServerFacts, describeApi } from './document';
import { listHandlers } from './handlers';

const DOCS = '/api/docs';
const addresses = [DOCS, `${DOCS}/*`, '/api/openapi.json', '/api/openapi.yaml'];
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Those of a connection are the outer server's. */
const hopHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

/**
 * The description of every call, made of the contracts: /api/docs to read, /api/openapi.json for tools.
 * What shows it is a server in the server, loaded at the first request: its library is large, and few
 * ask for it.
 */
export function serveApiDocs(app: NestFastifyApplication, facts: ServerFacts): void {
  const fastify = app.getHttpAdapter().getInstance();
  let docs: Promise<FastifyInstance> | undefined;
  const load = async () =>
    (await import('./docs-server')).startDocsServer(() => describe(app, facts));
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, url, headers } = request;
    docs ??= load();
    const given = await (await docs).inject({ method: method as 'GET', url, headers });
    for (const name of hopHeaders) delete given.headers[name];
    if (url.startsWith(DOCS)) given.headers['content-security-policy'] = DOCS_POLICY;
    return reply.code(given.statusCode).headers(given.headers).send(given.rawPayload);
  };
  for (const url of addresses) fastify.get(url, answer);
  fastify.addHook('onClose', async () => (await docs)?.close());
}

const describe = (app: NestFastifyApplication, facts: ServerFacts) =>
  describeApi(listHandlers(app.get(DiscoveryService), app.get(MetadataScanner)), facts);
