import { Controller } from '@nestjs/common';
import {
  type BusyCalendar,
  addBusyCalendar,
  listBusyCalendars,
  refreshBusyCalendar,
  removeBusyCalendar,
  updateBusyCalendar,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { BusyCalendarsService } from './busy-calendars.service';

@Controller()
export class BusyCalendarsController {
  constructor(private readonly calendars: BusyCalendarsService) {}

  @Handle(listBusyCalendars)
  list(): Promise<BusyCalendar[]> {
    return this.calendars.list();
  }

  @Handle(addBusyCalendar)
  add({ body: input }: InputOf<typeof addBusyCalendar>): Promise<BusyCalendar> {
    return this.calendars.add(input);
  }

  @Handle(updateBusyCalendar)
  update({
    params: { id },
    body: changes,
  }: InputOf<typeof updateBusyCalendar>): Promise<BusyCalendar> {
    return this.calendars.update(id, changes);
  }

  @Handle(removeBusyCalendar)
  remove({ params: { id } }: InputOf<typeof removeBusyCalendar>): Promise<void> {
    return this.calendars.remove(id);
  }

  @Handle(refreshBusyCalendar)
  refresh({ params: { id } }: InputOf<typeof refreshBusyCalendar>): Promise<BusyCalendar> {
    return this.calendars.refresh(id);
  }
}
