import { Controller, Get } from '@nestjs/common';
import { type Week, weeksSchema } from '@polaris/contracts';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow } from '../platform/http/policy';
import { statisticsExamples } from './statistics.examples';
import { StatisticsService } from './statistics.service';

@Tag('Statistics', { description: 'Sums for the dashboard.', examples: statisticsExamples })
@Controller('admin/statistics')
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  /** What came in and what was done, week by week, the last one not over yet. */
  @Get('weeks')
  @Allow('owner')
  @Operation('listWeeks', 'Count submissions and activities by week')
  @Returns(200, weeksSchema)
  weeks(): Promise<Week[]> {
    return this.statistics.weeks();
  }
}
