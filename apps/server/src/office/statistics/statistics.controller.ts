import { Controller } from '@nestjs/common';
import { type Week, listWeeks } from '@polaris/contracts';
import { Handle } from '../../platform/http/handle';
import { StatisticsService } from './statistics.service';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  /** What came in and what was done, week by week, the last one not over yet. */
  @Handle(listWeeks)
  weeks(): Promise<Week[]> {
    return this.statistics.weeks();
  }
}
