import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

/** Has no calls: only the pages that show a description. */
@Module({})
class DocsModule {}

/** Ready to be asked, without a port. The description is made at the first request for it. */
export async function startDocsServer(describe: () => object): Promise<FastifyInstance> {
  const app = await NestFactory.create<NestFastifyApplication>(DocsModule, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('docs', app, () => (document ??= describe() as OpenAPIObject), {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'openapi.json',
    yamlDocumentUrl: 'openapi.yaml',
    customSiteTitle: 'Polaris: calls',
  });
  await app.init();
  return app.getHttpAdapter().getInstance();
}
