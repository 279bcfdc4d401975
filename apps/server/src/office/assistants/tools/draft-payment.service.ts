import { Injectable } from '@nestjs/common';
import { DayClock, paymentInputSchema, paymentMethodLabels } from '@polaris/contracts';
import * as z from 'zod/mini';
import { BusinessClock } from '../../../platform/config/business-clock';
import { InvoicesService } from '../../../sales/invoices/invoices.service';
import { AdminPurchasesService } from '../../../sales/purchases/admin-purchases.service';
import { AssistantDraftsService } from '../drafts/assistant-drafts.service';
import type { DraftProposal } from '../drafts/draft-proposal';
import { changeFields, checked, dayField } from './changing';
import { assertOne, defineDraftTool } from './drafting';
import { recordId, word } from './tool';

const NOON = 12 * 60;
const methods = Object.keys(paymentMethodLabels) as [keyof typeof paymentMethodLabels];

const input = z.object({
  purchase_id: z.optional(recordId('purchase that was paid')),
  invoice_id: z.optional(recordId('invoice without a purchase that was paid')),
  amount: z.number().check(z.describe('Dollars that have arrived.')),
  method: z.enum(methods).check(z.describe('How they came.')),
  received_on: dayField,
  note: z.optional(word(500, 'A note for the owner.')),
  ...changeFields,
});
type Input = z.output<typeof input>;

/** Prepares the record of money that has arrived. */
@Injectable()
export class DraftPaymentToolService {
  constructor(
    private readonly drafts: AssistantDraftsService,
    private readonly purchases: AdminPurchasesService,
    private readonly invoices: InvoicesService,
    private readonly clock: BusinessClock,
  ) {}

  readonly tool = defineDraftTool(() => this.drafts, {
    name: 'draft_payment',
    title: 'Draft a payment',
    description:
      'Prepare the record of money that has arrived, of a purchase by purchase_id, or of an invoice without a purchase by invoice_id. ' +
      'Then the client gets a receipt.',
    input,
    prepare: (asked) => this.prepare(asked),
  });

  private async prepare(asked: Input): Promise<DraftProposal> {
    const { purchase_id: purchaseId, invoice_id: invoiceId, amount, method, note } = asked;
    assertOne({ purchase_id: purchaseId, invoice_id: invoiceId });
    const paidAt = await this.momentOf(asked.received_on);
    const payment = checked(paymentInputSchema, { amount, method, note, paidAt });
    const { customer } =
      purchaseId === undefined
        ? await this.invoices.get(invoiceId!)
        : await this.purchases.get(purchaseId);
    const of = purchaseId === undefined ? { invoiceId } : { purchaseId };
    return {
      kind: 'payment',
      customerId: customer?.id ?? null,
      contactId: null,
      input: { ...payment, ...of },
    };
  }

  /** Noon of a day, as on the owner's form; of today, now if that is earlier. */
  private async momentOf(day: string): Promise<string> {
    const noon = new DayClock(day, await this.clock.zone()).instantOf(NOON)!;
    const isToday = day === (await this.clock.today());
    return new Date(isToday ? Math.min(+noon, Date.now()) : +noon).toISOString();
  }
}
