import { Controller } from '@nestjs/common';
import { type Week, listWeeks } from '@polaris/contracts';
import { Handle } from '../../platform/http/handle';
import { StatisticsService } from './statistics.service';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  /** Activity per week, including the current one. */
  @Handle(listWeeks)
  weeks(): Promise<Week[]> {
    return this.statistics.weeks();
  }
}
