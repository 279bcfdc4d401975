import { Injectable } from '@nestjs/common';
import {
  type InvoiceRecord,
  MAX_CARD_AMOUNT,
  MIN_CARD_AMOUNT,
  type PaymentPage,
  type PaymentPageState,
  type TransferDetails,
  paymentReference,
} from '@polaris/contracts';
import { MailSender } from '../../../platform/config/mail-sender';
import { Settings } from '../../../platform/config/settings';
import { conflict, notFound } from '../../../platform/problem/problem';
import { BusinessProfileService } from '../../business-profile/business-profile.service';
import { InvoicesService } from '../../invoices/invoices.service';
import { PayablePurchasesService } from '../../purchases/payable-purchases.service';
import type { PaymentTarget } from '../payment.entity';
import { type Balance, PaymentsReadModel, amountDue } from '../payments.read-model';
import { PaymentsRepository } from '../payments.repository';
import type { LinkedSubject } from './payment-links.repository';
import { transferCode } from './transfer-code';

/** What a payment link leads to. */
interface Linked {
  target: PaymentTarget;
  /** The invoice of the link, else the open one of its purchase. */
  invoice: InvoiceRecord | undefined;
}

/** What anyone with a payment link sees. */
@Injectable()
export class PaymentPagesService {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly purchases: PayablePurchasesService,
    private readonly readModel: PaymentsReadModel,
    private readonly payments: PaymentsRepository,
    private readonly profile: BusinessProfileService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  async get(subject: LinkedSubject): Promise<PaymentPage> {
    const { target, invoice } = await this.find(subject);
    const balance = await this.readModel.balanceOf(target);
    const state = await this.stateOf(target, balance, invoice);
    const { legalName, bankDetails, bankDebits } = await this.profile.get();
    const seller = invoice?.seller?.legalName ?? legalName ?? (await this.sender.brand());
    const name = invoice
      ? `Invoice ${invoice.number}`
      : await this.purchases.getName(target.purchaseId!);
    const { total, paid } = invoice ?? { total: balance.asked, paid: balance.paid };
    const invoiceNumber = invoice?.number ?? null;
    const owed = state === 'canceled' ? 0 : balance.owed;
    const reference = paymentReference({ id: target.purchaseId!, invoiceNumber });
    return {
      seller,
      subject: name,
      items: invoice ? invoice.lines.map(({ text }) => text) : [],
      state,
      total,
      paid,
      owed,
      dueNow: owed === 0 ? 0 : balance.dueNow,
      parts: invoice?.parts ?? balance.parts,
      dueOn: invoice?.dueOn ?? null,
      invoiceNumber,
      online:
        state === 'due' && this.takes(amountDue({ ...balance, owed }))
          ? { bankDebit: bankDebits }
          : null,
      transfer:
        state === 'due'
          ? transferTo(seller, invoice?.seller?.bankDetails ?? bankDetails, reference)
          : null,
    };
  }

  /** What a payment by the link is for; throws 409 for an invoice that was credited. */
  async getTarget(subject: LinkedSubject): Promise<PaymentTarget> {
    return 'invoiceId' in subject
      ? this.invoices.getTarget(subject.invoiceId)
      : { purchaseId: subject.purchaseId, invoiceId: null };
  }

  /** The invoice to download; throws 404 if there is none. */
  async getInvoiceId(subject: LinkedSubject): Promise<number> {
    const { invoice } = await this.find(subject);
    if (!invoice) throw notFound('This invoice');
    return invoice.id;
  }

  /** Throws 409 unless something is owed, as a link would only say so. */
  async assertOwed(subject: LinkedSubject): Promise<void> {
    const { owed } = await this.readModel.balanceOf(await this.getTarget(subject));
    if (owed === 0) throw conflict('Nothing is owed, so there is nothing to pay.');
  }

  private async find(subject: LinkedSubject): Promise<Linked> {
    if ('purchaseId' in subject) {
      const { purchaseId } = subject;
      const target = { purchaseId, invoiceId: null };
      return { target, invoice: await this.invoices.findOpen(purchaseId) };
    }
    const invoice = await this.invoices.get(subject.invoiceId);
    const isOwn = invoice.purchaseId === null;
    const target = { purchaseId: invoice.purchaseId, invoiceId: isOwn ? invoice.id : null };
    return { target, invoice };
  }

  private async stateOf(
    target: PaymentTarget,
    { asked, owed }: Balance,
    invoice: InvoiceRecord | undefined,
  ): Promise<PaymentPageState> {
    if (asked === 0 || invoice?.state === 'credited') return 'canceled';
    if (owed === 0) return 'paid';
    const open = await this.payments.findOpen(target);
    return open?.status === 'processing' ? 'processing' : 'due';
  }

  private takes(owed: number): boolean {
    return this.settings.takesCards && owed >= MIN_CARD_AMOUNT && owed <= MAX_CARD_AMOUNT;
  }
}

function transferTo(
  name: string,
  bankDetails: string | null,
  reference: string,
): TransferDetails | null {
  if (bankDetails === null) return null;
  return { bankDetails, reference, code: transferCode({ name, bankDetails, reference }) };
}
