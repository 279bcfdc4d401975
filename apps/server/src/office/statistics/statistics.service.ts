import { Injectable } from '@nestjs/common';
import { CHART_WEEKS, type Week, weeksSchema } from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { RowCountsService } from '../../records/row-counts/row-counts.service';

/** What came in and what was done. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly registry: RecordRegistry,
    private readonly counts: RowCountsService,
    private readonly clock: BusinessClock,
  ) {}

  /** Week by week where the business is, oldest first; the last one is not over yet. */
  async weeks(): Promise<Week[]> {
    const counted = this.registry
      .all()
      .flatMap(({ table, weekCount }) => (weekCount ? [[weekCount, table] as const] : []));
    const zone = await this.clock.zone();
    const weeks = await this.counts.weeks(Object.fromEntries(counted), CHART_WEEKS, zone);
    return weeksSchema.parse(weeks);
  }
}
