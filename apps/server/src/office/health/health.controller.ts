import type { Server } from 'node:http';
import { Controller } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import {
  type Health,
  type ReleaseCheck,
  type ServerHealth,
  health,
  getLiveness,
  getReadiness,
  getServerHealth,
  updateReleaseCheck,
} from '@polaris/contracts';
import { VERSION } from '../../platform/config/version';
import { sql } from '../../platform/database/sql';
import { Handle, type InputOf } from '../../platform/http/handle';
import { Connections } from '../../platform/http/connections/connections';
import { ProblemError } from '../../platform/problem/problem';
import { preserialize } from '../../platform/http/shared-json';
import { ReleaseChecksService } from './releases/release-checks.service';
import { ServerHealthService } from './server-health.service';

const answer = preserialize({ ...health, version: VERSION });

/** Liveness and readiness for monitoring, and the details for the owner. */
@Controller()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly host: HttpAdapterHost,
    private readonly server: ServerHealthService,
    private readonly releases: ReleaseChecksService,
  ) {}

  @Handle(getLiveness)
  live(): Health {
    return answer;
  }

  /** Returns 503 if the database is down, or on open connections while the server stops. */
  @Handle(getReadiness)
  async ready(): Promise<Health> {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    if (Connections.of(server).isEnding)
      throw new ProblemError(503, 'Polaris is stopping. Try again in a moment.', undefined, 2);
    // oxlint-disable-next-line polaris/ambient-transaction -- asks the pool whether the database is there
    await this.dataSource.query(sql`select 1`);
    return answer;
  }

  @Handle(getServerHealth)
  forOwner(): Promise<ServerHealth> {
    return this.server.read();
  }

  @Handle(updateReleaseCheck)
  updateReleaseCheck({ body }: InputOf<typeof updateReleaseCheck>): Promise<ReleaseCheck> {
    return this.releases.update(body);
  }
}
