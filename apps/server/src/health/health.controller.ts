import { Controller, Get } from '@nestjs/common';
import { type Health, health, healthSchema } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { Answers } from '../platform/http/answers';
import { Allow } from '../platform/http/policy';

/** For monitoring: the server lives; it can do its work. */
@Controller('health')
export class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('live')
  @Allow('anyone')
  @Answers(200, healthSchema)
  live(): Health {
    return health;
  }

  /** 503 while the database is away. */
  @Get('ready')
  @Allow('anyone')
  @Answers(200, healthSchema)
  async ready(): Promise<Health> {
    await this.dataSource.query('select 1');
    return health;
  }
}
