import { Injectable, Logger } from '@nestjs/common';
import { PaymentMailsService } from '../payment-mails.service';
import { PaymentSubjectsService } from '../payment-subjects.service';
import { PaymentsRepository } from '../payments.repository';
import { RefundResultsService } from '../refund-results.service';
import { CURRENCY, type StripeDispute, type StripeRefund } from './stripe-api.service';

/** The maximum length of a payment's note. */
const NOTE_MAX = 500;

/** Money that Stripe reports as returned. */
type Returned = Pick<StripeRefund | StripeDispute, 'id' | 'amount' | 'currency'>;

export const isForeign = ({ currency }: Returned): boolean => currency !== CURRENCY;

/** The books are in dollars: refunds in other currencies are reported to the owner and not booked. */
@Injectable()
export class ForeignMoneyService {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly results: RefundResultsService,
    private readonly subjects: PaymentSubjectsService,
    private readonly mails: PaymentMailsService,
  ) {}

  /** Notifies once: the payment's note shows whether it was reported before. */
  async refuse(paymentId: number, what: 'refund' | 'dispute', returned: Returned): Promise<void> {
    const { payment, purchase } = await this.results.lock(paymentId);
    const difference = `Stripe reports a ${what} of ${amountOf(returned)} (${returned.id}). It is not counted: look at it in the Stripe dashboard.`;
    if (payment.note?.includes(difference)) return;
    this.logger.error(`Payment ${paymentId}: ${difference}`);
    payment.note = [difference, payment.note].filter(Boolean).join(' ').slice(0, NOTE_MAX);
    await this.payments.save(payment);
    const subject = await this.subjects.of(payment, purchase);
    await this.mails.mismatch(subject, { kind: 'refund', difference });
  }
}

/** Formats as "EUR 9.50". Stripe amounts are in the smallest unit of the currency. */
function amountOf({ amount, currency }: Returned): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits).replace('\u00a0', ' ');
}
