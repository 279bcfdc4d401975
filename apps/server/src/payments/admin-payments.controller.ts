import { Body, Controller, Param, Post } from '@nestjs/common';
import {
  type AdminPayment,
  type IdParams,
  type PaymentInput,
  type RefundInput,
  adminPaymentSchema,
  idParamsSchema,
  idempotencyKeySchema,
  paymentInputSchema,
  refundInputSchema,
} from '@polaris/contracts';
import { IdempotencyKey } from '../platform/http/idempotency-key';
import { Allow, CurrentUser } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import type { UserEntity } from '../users/user.entity';
import { ManualPaymentsService } from './manual-payments.service';
import { paymentExamples } from './payment.examples';
import { RefundsService } from './refunds.service';

const headers = { 'Idempotency-Key': idempotencyKeySchema };

@Tag('Payments', {
  description: 'Money that came for purchases, and that went back.',
  examples: paymentExamples,
})
@Controller('admin')
export class AdminPaymentsController {
  constructor(
    private readonly payments: ManualPaymentsService,
    private readonly refunds: RefundsService,
  ) {}

  @Post('purchases/:id/payments')
  @Allow('owner')
  @Operation('recordPayment', 'Record money that came by a bank transfer or in person', {
    headers,
    errors: {
      404: 'Purchase was not found.',
      409: 'The purchase was canceled, or less is owed.',
      422: 'This Idempotency-Key was used for another payment.',
    },
  })
  @Returns(201, adminPaymentSchema)
  record(
    @CurrentUser() { id: ownerId }: UserEntity,
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: paymentInputSchema }) input: PaymentInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<AdminPayment> {
    return this.payments.record(id, input, { ownerId, key });
  }

  @Post('payments/:id/refunds')
  @Allow('owner')
  @Operation('refundPayment', 'Refund a payment in part or whole', {
    headers,
    errors: {
      404: 'Payment was not found.',
      409: 'Less of the payment can be refunded.',
      422: 'This Idempotency-Key was used for another refund.',
    },
  })
  @Returns(201, adminPaymentSchema)
  refund(
    @CurrentUser() { id: ownerId }: UserEntity,
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: refundInputSchema }) input: RefundInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<AdminPayment> {
    return this.refunds.refund(id, input, { ownerId, key });
  }
}
