import { Injectable } from '@nestjs/common';
import type { Service } from '@polaris/contracts';
import type { AppointmentEntity } from '../appointments/appointment.entity';
import { ClientSessionsService } from '../appointments/client-sessions.service';
import { BookingSettingsService } from '../booking/booking-settings.service';
import { ContactsService } from '../../people/contacts/contacts.service';
import { CustomersService } from '../../people/customers/customers.service';
import { conflict } from '../../platform/problem/problem';
import { type IntroCallHold, IntroCallHoldsRepository } from './intro-call-holds.repository';
import { IntroCallNoticesService } from './intro-call-notices.service';
import { IntroCallsReadModel } from './intro-calls.read-model';
import { IntroServicesService } from './intro-services.service';

const HAS_CALL =
  'You have a call booked already. To change it, open the link in the mail about it.';

/** Books the call of a confirmed time, with a submission of the visitor. */
@Injectable()
export class IntroCallBookingsService {
  constructor(
    private readonly services: IntroServicesService,
    private readonly holds: IntroCallHoldsRepository,
    private readonly readModel: IntroCallsReadModel,
    private readonly booking: BookingSettingsService,
    private readonly sessions: ClientSessionsService,
    private readonly contacts: ContactsService,
    private readonly customers: CustomersService,
    private readonly notices: IntroCallNoticesService,
  ) {}

  /** A hold that was booked before returns the same call; undefined if that is over or canceled. */
  async bookOnce(hold: IntroCallHold): Promise<AppointmentEntity | undefined> {
    if (hold.appointmentId !== null) return this.sessions.findCall(hold.appointmentId);
    await this.services.assertOpen();
    const service = await this.services.get(hold.serviceId);
    if (await this.readModel.hasCall(hold.email)) throw conflict(HAS_CALL);
    const session = await this.book(hold, service);
    await this.holds.confirm(hold.id, session.id);
    return session;
  }

  /** Bookings by the owner take no lock, so the exclusion constraint decides. */
  private async book(hold: IntroCallHold, service: Service): Promise<AppointmentEntity> {
    const { name, email, phone, arrival, timeZone, startTime, endTime } = hold;
    const message = ['Booked a free call.', hold.message?.trim()];
    const contact = await this.contacts.add({
      ...{ name, email, phone, arrival, timeZone },
      message: message.filter(Boolean).join('\n\n'),
    });
    const [customer] = await this.customers.findMatches({ email });
    if (customer && timeZone) await this.customers.noteTimeZone(customer.id, timeZone);
    const session = await this.sessions.book({
      userId: null,
      customerId: customer?.id ?? null,
      contactId: contact.id,
      serviceId: service.id,
      purchaseId: null,
      title: await this.services.title(),
      place: (await this.booking.get()).place,
      startTime,
      endTime,
    });
    await this.notices.notifyOwner('booked', session);
    return session;
  }
}
