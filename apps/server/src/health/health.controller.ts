import type { Server } from 'node:http';
import { Controller, Get } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type Health, health, healthSchema } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { Connections } from '../platform/http/connections';
import { ProblemError } from '../platform/http/problem';
import { share } from '../platform/http/shared-json';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow } from '../platform/http/policy';
import { healthExamples } from './health.examples';

const answer = share(health);

/** For monitoring: the server lives; it can do its work. */
@Tag('Health', { description: 'Whether the server can do its work.', examples: healthExamples })
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly host: HttpAdapterHost,
  ) {}

  @Get('live')
  @Allow('anyone')
  @Operation('getLiveness', 'Tell that the server lives')
  @Returns(200, healthSchema)
  live(): Health {
    return answer;
  }

  /** 503 while the database is away, and on connections that are still open while the server stops. */
  @Get('ready')
  @Allow('anyone')
  @Operation('getReadiness', 'Tell that the server and its database can do their work')
  @Returns(200, healthSchema)
  async ready(): Promise<Health> {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    if (Connections.of(server).isEnding)
      throw new ProblemError(503, 'Polaris is stopping. Try again in a moment.', undefined, 2);
    await this.dataSource.query('select 1');
    return answer;
  }
}
