import { Injectable } from '@nestjs/common';
import type { IntroCall, IntroCallConfirmation } from '@polaris/contracts';
import { ClientSessionsService } from '../appointments/client-sessions.service';
import { BookingSettingsService } from '../booking/booking-settings.service';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { LimitsService, addressKey } from '../../platform/http/limits/limits.service';
import { ProblemError, invalid } from '../../platform/problem/problem';
import { IntroCallBookingsService } from './intro-call-bookings.service';
import { codeHashes } from '../../platform/config/mailed-codes';
import { IntroCallHoldsRepository } from './intro-call-holds.repository';
import { introCallLimits } from './intro-call-limits';
import { toIntroCall } from './to-intro-call';
import { hashToken } from '../../platform/config/hash-token';

/** Confirms held times with the link or the code that was mailed. */
@Injectable()
export class IntroCallConfirmationService {
  constructor(
    private readonly database: Database,
    private readonly holds: IntroCallHoldsRepository,
    private readonly bookings: IntroCallBookingsService,
    private readonly booking: BookingSettingsService,
    private readonly sessions: ClientSessionsService,
    private readonly limits: LimitsService,
    private readonly settings: Settings,
  ) {}

  /** Books the held time. A repeated confirmation returns the same call. */
  async confirm(input: IntroCallConfirmation, address: string): Promise<IntroCall> {
    await this.limits.count(introCallLimits.confirm, addressKey(address));
    const id = await this.findConfirmed(input);
    return this.database.transaction(async () => {
      await this.booking.lockBooking();
      const hold = await this.holds.lock(id);
      if (!hold) throw notHeld();
      const session = await this.bookings.bookOnce(hold);
      if (!session) throw notHeld();
      return toIntroCall(session, this.sessions.calendarFile(session));
    });
  }

  /** Finds the hold by link or code; wrong codes are counted. */
  private async findConfirmed({ token, id, code }: IntroCallConfirmation): Promise<number> {
    if (token !== undefined) {
      const held = await this.holds.findByToken(hashToken(token));
      if (held === undefined) throw notHeld();
      return held;
    }
    const tried = await this.holds.tryCode(
      id!,
      codeHashes(`call:${id!}`, code!, this.settings.secrets),
    );
    if (!tried) throw notHeld();
    if (!tried.fits) throw invalid([{ path: 'code', message: 'That code is wrong.' }]);
    return tried.id;
  }
}

const notHeld = () =>
  new ProblemError(410, 'This time is no longer held. Please choose a time again.');
