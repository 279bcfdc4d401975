import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type core, toJSONSchema } from 'zod/mini';

const DOCS = '/api/docs';
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The description of every call, made of the contracts: /api/docs to read, /api/openapi.json for tools. */
export function serveApiDocs(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(DOCS)) void reply.header('content-security-policy', DOCS_POLICY);
  });
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('docs', app, () => (document ??= describe(app)), {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'openapi.json',
    yamlDocumentUrl: 'openapi.yaml',
    customSiteTitle: 'Polaris: calls',
  });
}

function describe(app: NestFastifyApplication): OpenAPIObject {
  const info = new DocumentBuilder().setTitle('Polaris').setVersion('1').build();
  return SwaggerModule.createDocument(app, info, {
    standardSchemaConverter: (schema, { schemaType }) => ({
      schema: toJSONSchema(schema as core.$ZodType, {
        target: 'openapi-3.0',
        io: schemaType,
        unrepresentable: 'any',
      }),
    }),
  });
}
