import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type IntroCall,
  type IntroCallConfirmation,
  type IntroCallHold as HeldCall,
  type IntroCallInput,
  type IntroSlots,
  type IntroSlotsQuery,
  type Service,
  type Visitor,
} from '@polaris/contracts';
import type { AppointmentEntity } from '../appointments/appointment.entity';
import { ClientSessionsService, TIME_TAKEN } from '../appointments/client-sessions.service';
import { BookingSettingsService } from '../booking/booking-settings.service';
import { FreeTimesService } from '../booking/free-times.service';
import { ContactsService } from '../../people/contacts/contacts.service';
import { CustomersService } from '../../people/customers/customers.service';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { rejectRobot } from '../../platform/http/honeypot';
import { LimitsService, addressKey } from '../../platform/http/limits/limits.service';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { ProblemError, conflict, invalid } from '../../platform/problem/problem';
import { hashOf } from './appointment-links.repository';
import { codeHashes } from './intro-call-codes';
import {
  type IntroCallHold,
  IntroCallHoldsRepository,
  expiringHolds,
} from './intro-call-holds.repository';
import { MAX_HOLDS, introCallLimits } from './intro-call-limits';
import { IntroCallMailsService } from './intro-call-mails.service';
import { IntroCallsReadModel } from './intro-calls.read-model';
import { IntroServicesService } from './intro-services.service';
import { toIntroCall } from './to-intro-call';

/** Visitors book free calls: a time is held, and booked after confirmation by mail. */
@Injectable()
export class IntroCallsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly services: IntroServicesService,
    private readonly holds: IntroCallHoldsRepository,
    private readonly readModel: IntroCallsReadModel,
    private readonly booking: BookingSettingsService,
    private readonly freeTimes: FreeTimesService,
    private readonly sessions: ClientSessionsService,
    private readonly contacts: ContactsService,
    private readonly customers: CustomersService,
    private readonly mails: IntroCallMailsService,
    private readonly limits: LimitsService,
    private readonly expiredRows: ExpiredRowsService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.expiredRows.register(expiringHolds);
  }

  async listSlots(id: number, { from }: IntroSlotsQuery, address: string): Promise<IntroSlots> {
    await this.limits.count(introCallLimits.read, addressKey(address));
    const service = await this.services.get(id);
    const closed = await this.services.whyClosed();
    const found = closed
      ? { slots: [], nextFrom: null }
      : await this.freeTimes.list(wanted(service), from);
    return {
      title: await this.services.title(),
      minutes: service.sessionMinutes,
      closed,
      ...found,
    };
  }

  /** Holds a time and mails a link and code to confirm it. */
  async hold({ website, ...input }: IntroCallInput, visitor: Visitor): Promise<HeldCall> {
    const network = addressKey(visitor.address);
    await this.limits.count(introCallLimits.hold, network);
    rejectRobot(website, visitor);
    const service = await this.services.get(input.serviceId);
    return this.database.transaction(async () => {
      await this.booking.lockBooking();
      await this.services.assertOpen();
      // A new choice of the same person replaces their earlier hold.
      await this.holds.removeOpenOf({ email: input.email, network });
      if ((await this.holds.countOpen()) >= MAX_HOLDS) throw conflict(TOO_BUSY);
      const slot = await this.freeTimes.find(new Date(input.startTime), wanted(service));
      if (!slot) throw conflict(TIME_TAKEN);
      const { name, email, phone = null, message = null, arrival = null } = input;
      const { timeZone = null } = input;
      const details = { name, email, phone, message, arrival, timeZone, network };
      const held = await this.holds.insert({ serviceId: service.id, ...slot, ...details });
      await this.mails.askToConfirm(held);
      return { id: held.key, expiresAt: held.expiresAt.toISOString() };
    });
  }

  /** Books the held time. A repeated confirmation returns the same call. */
  async confirm(input: IntroCallConfirmation, address: string): Promise<IntroCall> {
    await this.limits.count(introCallLimits.confirm, addressKey(address));
    const id = await this.findConfirmed(input);
    return this.database.transaction(async () => {
      await this.booking.lockBooking();
      const hold = await this.holds.lock(id);
      if (!hold) throw notHeld();
      const session = await this.bookOnce(hold);
      if (!session) throw notHeld();
      return toIntroCall(session, this.sessions.calendarFile(session));
    });
  }

  /** Finds the hold by link or code; wrong codes are counted. */
  private async findConfirmed({ token, id, code }: IntroCallConfirmation): Promise<number> {
    if (token !== undefined) {
      const held = await this.holds.findByToken(hashOf(token));
      if (held === undefined) throw notHeld();
      return held;
    }
    const tried = await this.holds.tryCode(id!, codeHashes(id!, code!, this.settings.secrets));
    if (!tried) throw notHeld();
    if (!tried.fits) throw invalid([{ path: 'code', message: 'That code is wrong.' }]);
    return tried.id;
  }

  private async bookOnce(hold: IntroCallHold): Promise<AppointmentEntity | undefined> {
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
    await this.mails.notifyOwner('booked', contact, session);
    return session;
  }
}

const TOO_BUSY =
  'Many people are booking a call right now. Please try again in a few minutes, or write to me.';
const HAS_CALL =
  'You have a call booked already. To change it, open the link in the mail about it.';

const notHeld = () =>
  new ProblemError(410, 'This time is no longer held. Please choose a time again.');

const wanted = ({ sessionMinutes: minutes }: Service) => ({ minutes, bookBy: null });
