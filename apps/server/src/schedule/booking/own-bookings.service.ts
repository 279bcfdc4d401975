import { Injectable } from '@nestjs/common';
import {
  HOUR_MS,
  type Appointment,
  type CancellationResult,
  type OwnBookingInput,
  type OwnCancellation,
  type OwnMoveInput,
  type PurchaseSlots,
  type SlotsQuery,
} from '@polaris/contracts';
import { ClientSessionsService, TIME_TAKEN } from '../appointments/client-sessions.service';
import type { AppointmentEntity } from '../appointments/appointment.entity';
import { BuyersService } from '../../people/customers/buyers.service';
import { Database } from '../../platform/database/database';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { conflict, stale } from '../../platform/problem/problem';
import type { UserEntity } from '../../identity/users/user.entity';
import type { BookablePurchase } from './booking.read-model';
import { BookablePurchasesService } from './bookable-purchases.service';
import { BookingNoticesService } from './booking-notices.service';
import { BookingSettingsService } from './booking-settings.service';
import { FreeTimesService } from './free-times.service';
import type { Span } from './slots';

/** Clients book, move and cancel the sessions they bought. */
@Injectable()
export class OwnBookingsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly purchases: BookablePurchasesService,
    private readonly sessions: ClientSessionsService,
    private readonly freeTimes: FreeTimesService,
    private readonly settings: BookingSettingsService,
    private readonly buyers: BuyersService,
    private readonly notices: BookingNoticesService,
  ) {}

  async listSlots(user: UserEntity, id: number, query: SlotsQuery): Promise<PurchaseSlots> {
    const { from } = query;
    const moving = query.moving && (await this.sessions.find(user.id, query.moving)).id;
    const purchase = await this.purchases.get(user.id, id);
    const closed = await this.purchases.whyClosed(user, purchase, moving !== undefined);
    const { changeHours } = await this.settings.get();
    const found = closed
      ? { slots: [], nextFrom: null }
      : await this.freeTimes.list({ ...wanted(purchase), moving }, from);
    const { service, includedSessions: included, left, bookBy } = purchase;
    const minutes = purchase.sessionMinutes;
    const moved = moving === undefined ? null : await this.sessions.get(user.id, moving);
    const state = { changeHours, closed, moving: moved };
    return { service, included, left, minutes, bookBy, ...state, ...found };
  }

  /** Only one concurrent request gets a slot. */
  book(
    user: UserEntity,
    id: number,
    { startTime, timeZone }: OwnBookingInput,
  ): Promise<Appointment> {
    const book = async () => {
      const purchase = await this.purchases.lock(user.id, id);
      await this.purchases.assertOpen(user, purchase);
      const slot = await this.findSlot(startTime, purchase);
      const session = await this.sessions.book({
        ...(await this.buyers.findClient(user.id, timeZone)),
        serviceId: purchase.serviceId,
        purchaseId: id,
        title: purchase.service,
        place: (await this.settings.get()).place,
        ...slot,
      });
      await this.notices.send('booked', user, { session, purchaseId: id });
      return { id: session.id };
    };
    return this.idempotency.onceRecord(book, (booked) => this.sessions.get(user.id, booked));
  }

  /** Keeps the row, so that calendars see the same event. */
  move(user: UserEntity, id: number, input: OwnMoveInput): Promise<Appointment> {
    const { startTime, timeZone, version } = input;
    return this.database.transaction(async () => {
      const { purchaseId } = await this.sessions.find(user.id, id);
      const purchase = await this.purchases.lock(user.id, purchaseId);
      const session = await this.sessions.lock(user.id, id);
      if (version !== session.version) throw stale();
      await this.assertMovable(session);
      await this.purchases.assertOpen(user, purchase, { moving: true });
      const slot = await this.findSlot(startTime, purchase, id);
      await this.buyers.findClient(user.id, timeZone);
      const moved = await this.sessions.move(session, slot);
      await this.notices.send('moved', user, { session: moved, purchaseId });
      return this.sessions.get(user.id, id);
    });
  }

  /** If canceled before the deadline, the session can be booked again. */
  cancel(user: UserEntity, id: number, input: OwnCancellation): Promise<CancellationResult> {
    return this.database.transaction(async () => {
      const session = await this.sessions.lock(user.id, id);
      if (input.version !== session.version) throw stale();
      const now = await this.database.now();
      if (session.startTime <= now) throw conflict('This session has already started.');
      const isLate = await this.isLate(session, now);
      if (isLate && !input.countsAsUsed) throw conflict(await this.lateText());
      const canceled = await this.sessions.cancel(session, isLate);
      const { purchaseId } = session;
      await this.notices.send('cancelled', user, { session: canceled, purchaseId });
      return { returned: !isLate };
    });
  }

  private async findSlot(
    startTime: string,
    purchase: BookablePurchase,
    moving?: number,
  ): Promise<Span> {
    const slot = await this.freeTimes.find(new Date(startTime), { ...wanted(purchase), moving });
    if (!slot) throw conflict(TIME_TAKEN);
    return slot;
  }

  private async assertMovable(session: AppointmentEntity): Promise<void> {
    const { maxMoves } = await this.settings.get();
    const isLate = await this.isLate(session, await this.database.now());
    if (isLate || session.moves >= maxMoves)
      throw conflict('This session can no longer be moved here. Please write to me.');
  }

  private async isLate({ startTime }: AppointmentEntity, now: Date): Promise<boolean> {
    const { changeHours } = await this.settings.get();
    return +now > +startTime - changeHours * HOUR_MS;
  }

  private async lateText(): Promise<string> {
    const { changeHours } = await this.settings.get();
    return `This is less than ${changeHours} hours before. It counts as used.`;
  }
}

const wanted = ({ sessionMinutes: minutes, bookBy }: BookablePurchase) => ({ minutes, bookBy });
