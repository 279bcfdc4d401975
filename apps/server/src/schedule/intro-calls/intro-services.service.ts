import { Injectable } from '@nestjs/common';
import type { Service } from '@polaris/contracts';
import { BookingSettingsService } from '../booking/booking-settings.service';
import { BusyTimesService } from '../busy-calendars/busy-times.service';
import { MailSender } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { conflict, notFound } from '../../platform/problem/problem';
import { ServicesService } from '../../sales/services/services.service';

/** Services that start with a free call, and whether visitors can book one. */
@Injectable()
export class IntroServicesService {
  constructor(
    private readonly catalog: ServicesService,
    private readonly booking: BookingSettingsService,
    private readonly busy: BusyTimesService,
    private readonly settings: Settings,
    private readonly sender: MailSender,
  ) {}

  async get(id: number): Promise<Service> {
    const service = await this.catalog.getActive(id);
    if (service.pricing !== 'free call') throw notFound('A free call of this service');
    return service;
  }

  /** What a call is called, for both sides: the name of its service says nothing about a call. */
  async title(): Promise<string> {
    return `Free call with ${await this.sender.signature()}`;
  }

  /** Requires mail, which is needed to confirm a call. */
  async areOpen(): Promise<boolean> {
    return this.settings.sendsMail && (await this.booking.get()).open;
  }

  /** The reason as a sentence; null if a call can be booked or moved. */
  async whyClosed(): Promise<string | null> {
    const isOpen = (await this.areOpen()) && !(await this.busy.closeBooking());
    return isOpen ? null : 'Calls cannot be booked here at the moment.';
  }

  async assertOpen(): Promise<void> {
    const closed = await this.whyClosed();
    if (closed) throw conflict(closed);
  }
}
