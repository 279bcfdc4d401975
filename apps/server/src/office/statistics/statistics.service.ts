import { Injectable } from '@nestjs/common';
import { CHART_WEEKS, type Week, weeksSchema } from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { RowCountsService } from '../../records/row-counts/row-counts.service';

/** Counts of new and completed records. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly registry: RecordRegistry,
    private readonly counts: RowCountsService,
    private readonly clock: BusinessClock,
  ) {}

  /** By week in the business's time zone, oldest first, including the current week. */
  async weeks(): Promise<Week[]> {
    const counted = this.registry
      .all()
      .flatMap(({ table, weekCount }) => (weekCount ? [[weekCount, table] as const] : []));
    const zone = await this.clock.zone();
    const weeks = await this.counts.weeks(Object.fromEntries(counted), CHART_WEEKS, zone);
    return weeksSchema.parse(weeks);
  }
}
