import { Controller } from '@nestjs/common';
import {
  type Appointment,
  type CancellationResult,
  type PurchaseSlots,
  bookOwnSession,
  cancelOwnSession,
  listSlots,
  moveOwnSession,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { UserEntity } from '../../identity/users/user.entity';
import { OwnBookingsService } from './own-bookings.service';

@Controller()
export class OwnBookingsController {
  constructor(private readonly bookings: OwnBookingsService) {}

  @Handle(listSlots)
  listSlots({
    params: { id },
    query,
    user,
  }: InputOf<typeof listSlots, UserEntity>): Promise<PurchaseSlots> {
    return this.bookings.listSlots(user, id, query);
  }

  @Handle(bookOwnSession)
  book({
    params: { id },
    body: input,
    user,
  }: InputOf<typeof bookOwnSession, UserEntity>): Promise<Appointment> {
    return this.bookings.book(user, id, input);
  }

  @Handle(moveOwnSession)
  move({
    params: { id },
    body: input,
    user,
  }: InputOf<typeof moveOwnSession, UserEntity>): Promise<Appointment> {
    return this.bookings.move(user, id, input);
  }

  @Handle(cancelOwnSession)
  cancel({
    params: { id },
    body: input,
    user,
  }: InputOf<typeof cancelOwnSession, UserEntity>): Promise<CancellationResult> {
    return this.bookings.cancel(user, id, input);
  }
}
