import { Controller, Get } from '@nestjs/common';
import { CHART_WEEKS, type Week, weeksSchema } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow } from '../platform/http/policy';
import { weekCounts } from '../platform/database/list/row-counts';
import { statisticsExamples } from './statistics.examples';

@Tag('Statistics', { description: 'Sums for the dashboard.', examples: statisticsExamples })
@Controller('admin/statistics')
export class StatisticsController {
  constructor(private readonly dataSource: DataSource) {}

  /** What came in and what was done, week by week, the last one not over yet. */
  @Get('weeks')
  @Allow('owner')
  @Operation('listWeeks', 'Count submissions and activities by week')
  @Returns(200, weeksSchema)
  weeks(): Promise<Week[]> {
    return weekCounts(this.dataSource, CHART_WEEKS);
  }
}
