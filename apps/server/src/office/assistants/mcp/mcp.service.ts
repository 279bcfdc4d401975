import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { AssistantSettingsService } from '../assistant-settings.service';
import { ToolsService } from '../tools/tools.service';
import type { McpHandler } from './mcp-handler';

/** A request of a known connection. */
export interface McpRequest {
  headers: IncomingHttpHeaders;
  body: string;
  caller: AssistantCaller;
}

/** Answers requests of the Model Context Protocol. Its library is loaded by the first one. */
@Injectable()
export class McpService {
  private handler: Promise<McpHandler> | undefined;

  constructor(
    private readonly tools: ToolsService,
    private readonly settings: AssistantSettingsService,
  ) {}

  async answer(request: McpRequest): Promise<Response> {
    this.handler ??= this.load();
    return (await this.handler)(request);
  }

  private async load(): Promise<McpHandler> {
    const { createHandler } = await import('./mcp-handler');
    return createHandler(this.tools, this.settings.address);
  }
}
