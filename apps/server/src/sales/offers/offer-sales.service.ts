import { Injectable } from '@nestjs/common';
import {
  type InvoiceLineInput,
  type InvoiceRecord,
  type OfferContentInput,
  offerParts,
  toOfferContent,
} from '@polaris/contracts';
import { InvoiceIssuingService } from '../invoices/invoice-issuing.service';
import { InvoiceNumbersService } from '../invoices/invoice-numbers.service';
import { InvoicesService } from '../invoices/invoices.service';
import { PlansService } from '../plans/plans.service';
import { RetainersService } from '../retainers/retainers.service';
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
  /** Null for a retainer, whose months make one each. */
  purchaseId: number | null;
  invoice: InvoiceRecord | undefined;
}

/** Makes what an accepted offer becomes: a purchase with its payment plan and its invoice, or a monthly retainer. */
@Injectable()
export class OfferSalesService {
  constructor(
    private readonly sales: SalesService,
    private readonly plans: PlansService,
    private readonly invoices: InvoicesService,
    private readonly numbers: InvoiceNumbersService,
    private readonly issuing: InvoiceIssuingService,
    private readonly retainers: RetainersService,
  ) {}

  /** Returns the purchase, and its invoice if that was issued, in the caller's transaction. */
  async record(offer: OfferRow, accepted: AcceptedOffer): Promise<MadeSale> {
    if (!accepted.content.retainer) return this.recordPurchase(offer, accepted);
    await this.begin(offer, accepted);
    return { purchaseId: null, invoice: undefined };
  }

  private begin({ id: offerId, customerId, serviceId }: OfferRow, accepted: AcceptedOffer) {
    const { total: amount, sessions, lines, content } = accepted;
    const { title, buyer, taxMode, retainer } = toOfferContent(content);
    return this.retainers.begin({
      ...{ offerId, customerId, serviceId, title, amount, sessions, ...retainer! },
      content: { buyer, taxMode, lines },
    });
  }

  private async recordPurchase(
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
