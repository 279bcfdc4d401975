import { Injectable } from '@nestjs/common';
import {
  HOUR_MS,
  type IntroCall,
  type IntroCallCancellation,
  type IntroCallLink,
  type IntroCallMove,
  MINUTE_MS,
  type OpenIntroCall,
} from '@polaris/contracts';
import type { AppointmentEntity } from '../appointments/appointment.entity';
import { ClientSessionsService, TIME_TAKEN } from '../appointments/client-sessions.service';
import { BookingSettingsService } from '../booking/booking-settings.service';
import { FreeTimesService, type WantedSession } from '../booking/free-times.service';
import { Database } from '../../platform/database/database';
import { LimitsService, addressKey } from '../../platform/http/limits/limits.service';
import { conflict, notFound, stale } from '../../platform/problem/problem';
import { AppointmentLinksRepository } from './appointment-links.repository';
import { introCallLimits } from './intro-call-limits';
import { IntroCallNoticesService } from './intro-call-notices.service';
import { IntroServicesService } from './intro-services.service';
import { toIntroCall } from './to-intro-call';

/** Lets visitors move and cancel their call with a mailed link. */
@Injectable()
export class IntroCallLinksService {
  constructor(
    private readonly database: Database,
    private readonly links: AppointmentLinksRepository,
    private readonly services: IntroServicesService,
    private readonly booking: BookingSettingsService,
    private readonly freeTimes: FreeTimesService,
    private readonly sessions: ClientSessionsService,
    private readonly notices: IntroCallNoticesService,
    private readonly limits: LimitsService,
  ) {}

  async open({ token, from }: IntroCallLink, address: string): Promise<OpenIntroCall> {
    const session = await this.sessions.findCall(await this.find(token, address));
    if (!session) throw noCall();
    const closed = await this.whyFixed(session);
    const move = wanted(session);
    const found = closed ? { slots: [], nextFrom: null } : await this.freeTimes.list(move, from);
    const { changeHours } = await this.booking.get();
    return { call: this.toCall(session), changeHours, minutes: move.minutes, closed, ...found };
  }

  /** Keeps the row, so that calendars see the same event. */
  async move({ token, startTime, version }: IntroCallMove, address: string): Promise<IntroCall> {
    const id = await this.find(token, address);
    return this.database.transaction(async () => {
      await this.booking.lockBooking();
      const session = await this.lock(id, version);
      const closed = await this.whyFixed(session);
      if (closed) throw conflict(closed);
      const slot = await this.freeTimes.find(new Date(startTime), wanted(session));
      if (!slot) throw conflict(TIME_TAKEN);
      const moved = await this.sessions.move(session, slot);
      await this.notices.notifyOwner('moved', moved);
      return this.toCall(moved);
    });
  }

  /** Allowed until it starts: a late cancellation is better than waiting in vain. */
  async cancel({ token, version }: IntroCallCancellation, address: string): Promise<void> {
    const id = await this.find(token, address);
    await this.database.transaction(async () => {
      const session = await this.lock(id, version);
      if (session.startTime <= (await this.database.now()))
        throw conflict('This call has already started.');
      const canceled = await this.sessions.cancel(session, false);
      await this.notices.notifyOwner('cancelled', canceled);
    });
  }

  private async find(token: string, address: string): Promise<number> {
    await this.limits.count(introCallLimits.link, addressKey(address));
    const id = await this.links.find(token);
    if (id === undefined) throw noCall();
    return id;
  }

  private async lock(id: number, version: number): Promise<AppointmentEntity> {
    const session = await this.sessions.lockCall(id);
    if (!session) throw noCall();
    if (session.version !== version) throw stale();
    return session;
  }

  /** Why the call can no longer be moved, as a sentence; null if it can. */
  private async whyFixed({ startTime, moves }: AppointmentEntity): Promise<string | null> {
    const { changeHours, maxMoves } = await this.booking.get();
    const isLate = +(await this.database.now()) > +startTime - changeHours * HOUR_MS;
    if (isLate || moves >= maxMoves)
      return 'This call can no longer be moved here. Please write to me.';
    return this.services.whyClosed();
  }

  private toCall(session: AppointmentEntity): IntroCall {
    return toIntroCall(session, this.sessions.calendarFile(session));
  }
}

const noCall = () => notFound('This call');

/** The same length as booked. */
const wanted = ({ id, startTime, endTime }: AppointmentEntity): WantedSession => ({
  minutes: (+endTime - +startTime) / MINUTE_MS,
  bookBy: null,
  moving: id,
});
