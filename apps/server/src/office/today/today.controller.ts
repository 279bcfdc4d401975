import { Controller } from '@nestjs/common';
import { type Today, getToday } from '@polaris/contracts';
import { Handle } from '../../platform/http/handle';
import { TodayService } from './today.service';

@Controller()
export class TodayController {
  constructor(private readonly today: TodayService) {}

  @Handle(getToday)
  get(): Promise<Today> {
    return this.today.get();
  }
}
