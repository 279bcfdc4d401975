import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../http/problem.filter';
import { type StoredResponse, sendStored } from '../http/stored-response';
import { type ServerFacts, describeApi } from './document';

type Pages = Map<string, StoredResponse>;

const DOCS = '/api/docs';
const addresses = [DOCS, `${DOCS}/*`, '/api/openapi.json', '/api/openapi.yaml'];

/**
 * The API description from the contracts: /api/docs for people, /api/openapi.json for tools. Built at the first
 * request, since the library is large and few ask for it.
 */
export function serveApiDocs(app: NestFastifyApplication, facts: ServerFacts): void {
  const fastify = app.getHttpAdapter().getInstance();
  let pages: Promise<Pages> | undefined;
  const load = () => {
    const loading = makePages(facts);
    loading.catch(() => (pages = undefined));
    return loading;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!;
    if (path === `${DOCS}/`) return reply.redirect(DOCS, 301);
    pages ??= load();
    const page = (await pages).get(path);
    if (!page) throw problemOf(404);
    await page.compress();
    return sendStored(page, request, reply);
  };
  for (const url of addresses) fastify.get(url, answer);
}

async function makePages(facts: ServerFacts): Promise<Pages> {
  const { makeDocsPages } = await import('./docs-pages');
  return makeDocsPages(describeApi(facts));
}
