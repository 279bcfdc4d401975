import { Injectable } from '@nestjs/common';
import { CHART_WEEKS, type Week, weeksSchema } from '@polaris/contracts';
import { RecordRegistry } from '../records/registry/record-registry.service';
import { CountsRepository } from './counts.repository';

/** What came in and what was done. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly registry: RecordRegistry,
    private readonly counts: CountsRepository,
  ) {}

  /** Week by week, oldest first; the last one is not over yet. */
  async weeks(): Promise<Week[]> {
    const counted = this.registry
      .all()
      .flatMap(({ table, weekCount }) => (weekCount ? [[weekCount, table] as const] : []));
    const weeks = await this.counts.weeks(Object.fromEntries(counted), CHART_WEEKS);
    return weeksSchema.parse(weeks);
  }
}
