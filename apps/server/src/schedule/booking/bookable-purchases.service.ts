import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClientSessionsService } from '../appointments/client-sessions.service';
import { BusyTimesService } from '../busy-calendars/busy-times.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { DomainEvents } from '../../platform/database/events/domain-events';
import { conflict, notFound } from '../../platform/problem/problem';
import { PayablePurchasesService } from '../../sales/purchases/payable-purchases.service';
import {
  purchaseCanceled,
  refundCancelsSessions,
  refundedAtProvider,
} from '../../sales/purchases/purchase.events';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import { type BookablePurchase, BookingReadModel } from './booking.read-model';
import { BookingNoticesService } from './booking-notices.service';
import { BookingSettingsRepository } from './booking-settings.repository';
import { BookingSettingsService } from './booking-settings.service';
import { whyClosed, whyNoTimes } from './closed-booking';

/** Purchases as booking sees them. */
@Injectable()
export class BookablePurchasesService implements OnModuleInit {
  constructor(
    private readonly readModel: BookingReadModel,
    private readonly repository: BookingSettingsRepository,
    private readonly settings: BookingSettingsService,
    private readonly purchases: PayablePurchasesService,
    private readonly sessions: ClientSessionsService,
    private readonly busy: BusyTimesService,
    private readonly users: UsersService,
    private readonly notices: BookingNoticesService,
    private readonly clock: BusinessClock,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(purchaseCanceled, (id) => this.sessions.cancelAllOf(id));
    this.events.on(refundCancelsSessions, (id) => this.sessions.cancelAllOf(id));
    this.events.on(refundedAtProvider, (id) => this.flagBooked(id));
  }

  /** Tells the owner which sessions are still booked after a refund made at the provider. */
  private async flagBooked(purchaseId: number): Promise<void> {
    const booked = await this.readModel.countBooked(purchaseId);
    if (booked.count > 0) await this.notices.sendStillBooked(purchaseId, booked);
  }

  async get(userId: string, id: number): Promise<BookablePurchase> {
    const purchase = await this.readModel.findPurchase(userId, id);
    if (!purchase) throw notFound('This purchase');
    return purchase;
  }

  /** Takes the booking lock, so that free times and remaining sessions do not change until the transaction ends. */
  async lock(userId: string, id: number): Promise<BookablePurchase> {
    await this.get(userId, id);
    await this.repository.lockBooking();
    await this.purchases.lock(id);
    return this.get(userId, id);
  }

  /** The reason as a sentence; null if a session can be booked or moved. */
  async whyClosed(
    user: UserEntity,
    purchase: BookablePurchase,
    isMove: boolean,
  ): Promise<string | null> {
    const state = {
      purchase,
      settings: await this.settings.get(),
      isSilent: await this.busy.closeBooking(),
      isVerified: this.users.mayReceiveMail(user),
      today: await this.clock.today(),
    };
    return isMove ? whyNoTimes(state) : whyClosed(state);
  }

  async assertOpen(
    user: UserEntity,
    purchase: BookablePurchase,
    { moving = false }: { moving?: boolean } = {},
  ): Promise<void> {
    const closed = await this.whyClosed(user, purchase, moving);
    if (closed) throw conflict(closed);
  }
}
