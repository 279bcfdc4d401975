import { Injectable } from '@nestjs/common';
import type {
  IntroCallHold as HeldCall,
  IntroCallInput,
  IntroSlots,
  IntroSlotsQuery,
  Service,
  Visitor,
} from '@polaris/contracts';
import { TIME_TAKEN } from '../appointments/client-sessions.service';
import { BookingSettingsService } from '../booking/booking-settings.service';
import { FreeTimesService } from '../booking/free-times.service';
import { Database } from '../../platform/database/database';
import { rejectRobot } from '../../platform/http/honeypot';
import { LimitsService, addressKey } from '../../platform/http/limits/limits.service';
import { conflict } from '../../platform/problem/problem';
import { IntroCallHoldsRepository } from './intro-call-holds.repository';
import { MAX_HOLDS, introCallLimits } from './intro-call-limits';
import { IntroCallMailsService } from './intro-call-mails.service';
import { IntroServicesService } from './intro-services.service';

/** Offers visitors times for free calls, and holds one until it is confirmed by mail. */
@Injectable()
export class IntroCallsService {
  constructor(
    private readonly database: Database,
    private readonly services: IntroServicesService,
    private readonly holds: IntroCallHoldsRepository,
    private readonly booking: BookingSettingsService,
    private readonly freeTimes: FreeTimesService,
    private readonly mails: IntroCallMailsService,
    private readonly limits: LimitsService,
  ) {}

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
}

const TOO_BUSY =
  'Many people are booking a call right now. Please try again in a few minutes, or write to me.';

const wanted = ({ sessionMinutes: minutes }: Service) => ({ minutes, bookBy: null });
