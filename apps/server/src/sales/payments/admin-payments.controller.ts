import { Controller } from '@nestjs/common';
import { type AdminPayment, recordPayment, refundPayment } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { UserEntity } from '../../identity/users/user.entity';
import { ManualPaymentsService } from './manual-payments.service';
import { RefundsService } from './refunds.service';

@Controller()
export class AdminPaymentsController {
  constructor(
    private readonly payments: ManualPaymentsService,
    private readonly refunds: RefundsService,
  ) {}

  @Handle(recordPayment)
  record({
    params: { id },
    body: input,
    user: { id: ownerId },
  }: InputOf<typeof recordPayment, UserEntity>): Promise<AdminPayment> {
    return this.payments.record(id, input, ownerId);
  }

  @Handle(refundPayment)
  refund({
    params: { id },
    body: input,
    user: { id: ownerId },
  }: InputOf<typeof refundPayment, UserEntity>): Promise<AdminPayment> {
    return this.refunds.refund(id, input, ownerId);
  }
}
