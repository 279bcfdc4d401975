import { Controller } from '@nestjs/common';
import {
  type AvailabilityException,
  type BookingSettings,
  type ExplainedDays,
  addAvailabilityException,
  explainBooking,
  getBookingSettings,
  listAvailabilityExceptions,
  removeAvailabilityException,
  updateBookingSettings,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { AvailabilityService } from './availability.service';
import { BookingSettingsService } from './booking-settings.service';
import { FreeTimesService } from './free-times.service';

@Controller()
export class BookingAdminController {
  constructor(
    private readonly settings: BookingSettingsService,
    private readonly availability: AvailabilityService,
    private readonly freeTimes: FreeTimesService,
  ) {}

  @Handle(getBookingSettings)
  get(): Promise<BookingSettings> {
    return this.settings.get();
  }

  @Handle(updateBookingSettings)
  update({ body: input }: InputOf<typeof updateBookingSettings>): Promise<BookingSettings> {
    return this.settings.update(input);
  }

  @Handle(listAvailabilityExceptions)
  listExceptions(): Promise<AvailabilityException[]> {
    return this.availability.list();
  }

  @Handle(addAvailabilityException)
  addException({
    body: input,
  }: InputOf<typeof addAvailabilityException>): Promise<AvailabilityException> {
    return this.availability.add(input);
  }

  @Handle(removeAvailabilityException)
  removeException({ params: { id } }: InputOf<typeof removeAvailabilityException>): Promise<void> {
    return this.availability.remove(id);
  }

  @Handle(explainBooking)
  explain({
    query: { from, days, minutes },
  }: InputOf<typeof explainBooking>): Promise<ExplainedDays> {
    return this.freeTimes.explain(from, Number(days), Number(minutes));
  }
}
