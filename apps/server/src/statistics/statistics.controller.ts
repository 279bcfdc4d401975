import { Controller, Get } from '@nestjs/common';
import { type Week, weeksSchema } from '@polaris/contracts';
import { Answers } from '../platform/http/answers';
import { Allow } from '../platform/http/policy';
import { StatisticsService } from './statistics.service';

@Controller('admin/statistics')
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  /** What came in and what was done, week by week, the last one not over yet. */
  @Get('weeks')
  @Allow('owner')
  @Answers(200, weeksSchema)
  weeks(): Promise<Week[]> {
    return this.statistics.weeks();
  }
}
