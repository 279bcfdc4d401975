import { Injectable } from '@nestjs/common';
import { MAX_INVOICE_LINES, invoiceInputSchema } from '@polaris/contracts';
import * as z from 'zod/mini';
import { BusinessProfileService } from '../../../sales/business-profile/business-profile.service';
import { AdminPurchasesService } from '../../../sales/purchases/admin-purchases.service';
import { AssistantDraftsService } from '../drafts/assistant-drafts.service';
import type { DraftProposal } from '../drafts/draft-proposal';
import { changeFields, checked } from './changing';
import { assertOne, defineDraftTool, lineFields } from './drafting';
import { recordId, word } from './tool';

const input = z.object({
  customer_id: z.optional(recordId('customer, for an invoice without a purchase')),
  purchase_id: z.optional(recordId('purchase to invoice')),
  lines: z.optional(z.array(lineFields).check(z.minLength(1), z.maxLength(MAX_INVOICE_LINES))),
  note: z.optional(word(2000, 'A note under the lines.')),
  ...changeFields,
});

/** Prepares an invoice, which is issued and mailed once it is approved. */
@Injectable()
export class DraftInvoiceToolService {
  constructor(
    private readonly drafts: AssistantDraftsService,
    private readonly profile: BusinessProfileService,
    private readonly purchases: AdminPurchasesService,
  ) {}

  readonly tool = defineDraftTool(() => this.drafts, {
    name: 'draft_invoice',
    title: 'Draft an invoice',
    description:
      'Draft an invoice: of a purchase by purchase_id, whose service and amount are its line if you send none, or for a customer by customer_id with lines. ' +
      `Prices are dollars; tax is that of the owner.`,
    input,
    prepare: (asked) => this.prepare(asked),
  });

  private async prepare(asked: z.output<typeof input>): Promise<DraftProposal> {
    const { customer_id, purchase_id, note } = asked;
    assertOne({ customer_id, purchase_id });
    const { taxRate } = await this.profile.get();
    const lines = asked.lines?.map(({ text, quantity, unit_price: unitPrice }) => ({
      ...{ text, quantity, unitPrice, taxRate },
    }));
    const invoice = { customerId: customer_id, purchaseId: purchase_id, lines, note };
    const { customerId = await this.customerOf(purchase_id), ...fields } = checked(
      invoiceInputSchema,
      invoice,
    );
    return { kind: 'invoice', customerId, contactId: null, input: fields };
  }

  private async customerOf(purchaseId: number | undefined): Promise<number | null> {
    return (await this.purchases.get(purchaseId!)).customer?.id ?? null;
  }
}
