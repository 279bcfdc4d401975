import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { reportBuild } from '../http/builds';
import { StoredResponse } from '../http/stored-response';

const DOCS = '/api/docs';
const DESCRIPTIONS = ['/api/openapi.json', '/api/openapi.yaml'];

const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
const LINKED_FILE = /(?:src|href)="([^"#]+)"/g;

/** Has no calls: only the pages that show a description. */
@Module({})
class DocsModule {}

/**
 * The description as JSON and YAML, and the page that shows it with its files, by address. The library
 * would write each of them again for each request, so it is asked once.
 */
export async function makeDocsPages(description: object): Promise<Map<string, StoredResponse>> {
  reportBuild('render', DOCS);
  const server = await startServer(description as OpenAPIObject);
  const read = (url: string) => server.inject({ method: 'GET', url });
  try {
    const page = await read(DOCS);
    const files = [...page.body.matchAll(LINKED_FILE)].map(
      ([, file]) => new URL(file!, `http://docs.invalid${DOCS}`).pathname,
    );
    const pages = new Map([[DOCS, toStored(DOCS, page)]]);
    for (const url of [...DESCRIPTIONS, ...files]) pages.set(url, toStored(url, await read(url)));
    return pages;
  } finally {
    await server.close();
  }
}

async function startServer(description: OpenAPIObject): Promise<FastifyInstance> {
  const app = await NestFactory.create<NestFastifyApplication>(DocsModule, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  SwaggerModule.setup('docs', app, description, {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'openapi.json',
    yamlDocumentUrl: 'openapi.yaml',
    customSiteTitle: 'Polaris: calls',
  });
  await app.init();
  return app.getHttpAdapter().getInstance();
}

const toStored = (
  url: string,
  { statusCode, headers, rawPayload }: LightMyRequestResponse,
): StoredResponse => {
  if (statusCode !== 200) throw new Error(`The description of the API answered ${statusCode}.`);
  const type = String(headers['content-type']);
  return new StoredResponse({
    status: statusCode,
    headers: {
      'content-type': /charset|^image/.test(type) ? type : `${type}; charset=utf-8`,
      ...(url.startsWith(DOCS) && { 'content-security-policy': DOCS_POLICY }),
      'cache-control': ASK_AGAIN,
    },
    body: rawPayload,
  });
};
