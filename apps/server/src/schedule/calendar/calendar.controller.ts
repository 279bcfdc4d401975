import { Controller } from '@nestjs/common';
import { type CalendarWeek, getCalendar } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { CalendarService } from './calendar.service';

@Controller()
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Handle(getCalendar)
  get({ query: { from } }: InputOf<typeof getCalendar>): Promise<CalendarWeek> {
    return this.calendar.get(from);
  }
}
