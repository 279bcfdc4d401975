import { Injectable } from '@nestjs/common';
import { type PaymentMethod, dollars, toCents } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { ActivitiesService } from '../activities/activities.service';
import { PaidPurchasesService } from '../purchases/paid-purchases.service';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import { PaymentMailsService } from './payment-mails.service';
import type { PaymentEntity } from './payment.entity';
import { type Balance, PaymentsReadModel } from './payments.read-model';
import type { RefundEntity } from './refund.entity';

/** As long as the subject of an activity may be. */
const SUBJECT_MAX = 255;

/** How a payment came, inside a sentence. */
const byMethod: Record<PaymentMethod, string> = {
  bank_transfer: ' by bank transfer',
  card: ' by card',
  cash: ' in cash',
  other: '',
};

/** What follows once money has come or has gone back, in the transaction that says so. */
@Injectable()
export class PaymentOutcomesService {
  constructor(
    private readonly readModel: PaymentsReadModel,
    private readonly purchases: PaidPurchasesService,
    private readonly activities: ActivitiesService,
    private readonly mails: PaymentMailsService,
  ) {}

  /** A pending purchase that is paid in full begins; money that nobody owed is flagged. */
  async received(
    purchase: PurchaseEntity,
    payment: PaymentEntity,
    manager: EntityManager,
  ): Promise<void> {
    const balance = await this.readModel.balanceOf(purchase.id, manager);
    const isTooMuch = exceedsDue(purchase, balance);
    if (isTooMuch) await this.purchases.setRefundDue(purchase, true, manager);
    else if (balance.owed === 0) await this.purchases.begin(purchase, manager);
    const { amount, method, note } = payment;
    const subject = `Payment of ${dollars(amount)}${byMethod[method]} for ${nameOf(purchase)}`;
    await this.log(purchase, subject, note, manager);
    await this.mails.received(purchase, payment, balance, manager);
    if (isTooMuch) await this.mails.refundDue(purchase, payment, manager);
  }

  /** The flag is taken back once nothing is left that nobody owed. */
  async returned(
    purchase: PurchaseEntity,
    payment: PaymentEntity,
    refund: RefundEntity,
    manager: EntityManager,
  ): Promise<void> {
    const balance = await this.readModel.balanceOf(purchase.id, manager);
    const isSettled = payment.status === 'refunded' || !exceedsDue(purchase, balance);
    if (purchase.refundDue && isSettled)
      await this.purchases.setRefundDue(purchase, false, manager);
    const subject = `Refund of ${dollars(refund.amount)} for ${nameOf(purchase)}`;
    await this.log(purchase, subject, refund.reason, manager);
    await this.mails.returned(purchase, refund, manager);
  }

  private async log(
    { customerId }: PurchaseEntity,
    subject: string,
    description: string | null,
    manager: EntityManager,
  ): Promise<void> {
    if (customerId === null) return;
    const short = [...subject].slice(0, SUBJECT_MAX).join('');
    const activity = { type: 'note', subject: short, description, dueOn: null } as const;
    await this.activities.log({ customerId, ...activity }, manager);
  }
}

const nameOf = ({ service }: PurchaseEntity): string => service?.name ?? 'Service';

/** Whether more is paid than the purchase costs; one that is canceled costs nothing. */
const exceedsDue = ({ status, amount }: PurchaseEntity, { paid }: Balance): boolean =>
  toCents(paid) > (status === 'cancelled' ? 0 : toCents(amount));
