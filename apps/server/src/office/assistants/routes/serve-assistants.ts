import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { problemOf } from '../../../platform/http/problem.filter';
import { AssistantCallersService } from '../assistant-callers.service';
import { AssistantSettingsService } from '../assistant-settings.service';
import { TokenGrantsService } from '../authorization/token-grants.service';
import { McpService } from '../mcp/mcp.service';
import { addMcpRoute } from './mcp-route';
import { resourceMetadata, serverMetadata } from './metadata';
import { addOAuthRoutes } from './oauth-routes';
import { RESOURCE_METADATA_PATH, SERVER_METADATA_PATH } from './paths';

/**
 * Adds the routes for assistants. They are no calls of the API: their addresses and answers are those of the protocols.
 * While assistants are turned off, nothing is there.
 */
export function serveAssistants(app: NestFastifyApplication, publicUrl: string): void {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const settings = app.get(AssistantSettingsService);
  const callers = app.get(AssistantCallersService);
  void fastify.register((routes, _options, done) => {
    routes.addHook('onRequest', async () => {
      if (!(await settings.isOn())) throw problemOf(404);
    });
    routes.get(RESOURCE_METADATA_PATH, () => resourceMetadata(publicUrl));
    routes.get(SERVER_METADATA_PATH, () => serverMetadata(publicUrl));
    addOAuthRoutes(routes, { callers, tokens: app.get(TokenGrantsService) });
    addMcpRoute(routes, { publicUrl, callers, mcp: app.get(McpService) });
    done();
  });
}
