import { Injectable } from '@nestjs/common';
import {
  type InvoiceLineInput,
  type InvoiceRecord,
  type OfferContentInput,
  offerParts,
} from '@polaris/contracts';
import { InvoiceIssuingService } from '../invoices/invoice-issuing.service';
import { InvoiceNumbersService } from '../invoices/invoice-numbers.service';
import { InvoicesService } from '../invoices/invoices.service';
import { PlansService } from '../plans/plans.service';
import { SalesService } from '../purchases/sales.service';
import type { OfferRow } from './offers.repository';

/** What was accepted. */
interface AcceptedOffer {
  lines: InvoiceLineInput[];
  /** Dollars, with the tax in it. */
  total: number;
  sessions: number;
  content: OfferContentInput;
  /** The day where the business is, from which the plan counts. */
  today: string;
}

interface MadeSale {
  purchaseId: number;
  invoice: InvoiceRecord | undefined;
}

/** Makes the purchase of an accepted offer, with its payment plan and its invoice. */
@Injectable()
export class OfferSalesService {
  constructor(
    private readonly sales: SalesService,
    private readonly plans: PlansService,
    private readonly invoices: InvoicesService,
    private readonly numbers: InvoiceNumbersService,
    private readonly issuing: InvoiceIssuingService,
  ) {}

  /** Returns the purchase, and its invoice if that was issued, in the caller's transaction. */
  async record(
    { customerId, serviceId, invoiceOnAccept }: OfferRow,
    accepted: AcceptedOffer,
  ): Promise<MadeSale> {
    const { total, sessions, content, today } = accepted;
    const parts = total === 0 ? [] : offerParts(content.plan, total, today);
    const isDueNow = total > 0 && (parts[0]?.dueOn ?? today) <= today;
    const purchaseId = await this.sales.recordAccepted({
      customerId: customerId!,
      serviceId,
      amount: total,
      sessions,
      isDueNow,
      offered: { taxMode: content.taxMode, lines: accepted.lines },
    });
    if (parts.length > 0) await this.plans.adopt(purchaseId, parts);
    const isInvoiced = invoiceOnAccept && total > 0;
    return {
      purchaseId,
      invoice: isInvoiced ? await this.invoice(purchaseId, content) : undefined,
    };
  }

  /** A draft that cannot be issued is left for the owner. */
  private async invoice(
    purchaseId: number,
    { buyer }: OfferContentInput,
  ): Promise<InvoiceRecord | undefined> {
    const draft = await this.invoices.draftAccepted(purchaseId, buyer);
    if (await this.numbers.whyUnissuable(draft)) return undefined;
    return this.issuing.issue(draft.id, draft);
  }
}
