import { Injectable } from '@nestjs/common';
import { type InvoiceRecord, type OfferRecord, quoteOf } from '@polaris/contracts';
import type { UserEntity } from '../../../identity/users/user.entity';
import { MessagesService } from '../../../mail/messages/messages.service';
import { ContactsService } from '../../../people/contacts/contacts.service';
import { CustomersService } from '../../../people/customers/customers.service';
import { BusinessClock } from '../../../platform/config/business-clock';
import { Database } from '../../../platform/database/database';
import { InvoiceIssuingService } from '../../../sales/invoices/invoice-issuing.service';
import { InvoiceMailsService } from '../../../sales/invoices/invoice-mails.service';
import { InvoicesService } from '../../../sales/invoices/invoices.service';
import { PayableInvoicesService } from '../../../sales/invoices/payable-invoices.service';
import { OfferSendingService } from '../../../sales/offers/offer-sending.service';
import { OffersService } from '../../../sales/offers/offers.service';
import { ManualPaymentsService } from '../../../sales/payments/manual-payments.service';
import { AdminPurchasesService } from '../../../sales/purchases/admin-purchases.service';
import { CustomerChangesService } from './customer-changes.service';
import type { DraftInputs, DraftPreview, DraftProposal } from './draft-proposal';

/** Carries drafts out by the owner's own calls, so that the same rules apply. */
@Injectable()
export class DraftActionsService {
  constructor(
    private readonly database: Database,
    private readonly messages: MessagesService,
    private readonly contacts: ContactsService,
    private readonly customers: CustomersService,
    private readonly changes: CustomerChangesService,
    private readonly offers: OffersService,
    private readonly sending: OfferSendingService,
    private readonly invoices: InvoicesService,
    private readonly issuing: InvoiceIssuingService,
    private readonly invoiceMails: InvoiceMailsService,
    private readonly purchases: AdminPurchasesService,
    private readonly purchasePayments: ManualPaymentsService,
    private readonly invoicePayments: PayableInvoicesService,
    private readonly clock: BusinessClock,
  ) {}

  /** Does everything, and rolls it back: what is wrong is known before anyone waits. Returns what would be seen. */
  async preview(proposal: DraftProposal, owner: UserEntity): Promise<DraftPreview> {
    try {
      await this.database.transaction(async () => {
        throw new Preview(await this.carryOut(proposal, owner));
      });
    } catch (error) {
      if (error instanceof Preview) return error.seen;
      throw error;
    }
    throw new Error('The preview was committed.');
  }

  /** Returns what its recipient sees. */
  carryOut(proposal: DraftProposal, owner: UserEntity): Promise<DraftPreview> {
    const { kind, customerId, contactId, input } = proposal;
    switch (kind) {
      case 'message':
        return this.write(customerId!, input, owner);
      case 'reply':
        return this.reply(contactId!, input, owner);
      case 'offer':
        return this.sendOffer(customerId!, input, owner);
      case 'invoice':
        return this.sendInvoice(customerId, input, owner);
      case 'payment':
        return this.recordPayment(input, owner);
      case 'customer':
        return this.changes.apply(customerId!, input);
    }
  }

  /** Stores an offer or an invoice without sending it. */
  async store(
    proposal: Extract<DraftProposal, { kind: 'offer' | 'invoice' }>,
    owner: UserEntity,
  ): Promise<OfferRecord | InvoiceRecord> {
    const { customerId } = proposal;
    return proposal.kind === 'offer'
      ? this.offers.create({ ...proposal.input, customerId: customerId! }, owner.id)
      : this.invoices.create(invoiceInput(customerId, proposal.input), owner.id);
  }

  private async write(id: number, input: DraftInputs['message'], owner: UserEntity) {
    await this.messages.write(id, input, owner);
    const { email } = await this.customers.get(id);
    return { kind: 'message' as const, to: email!, ...textOf(input), quote: null };
  }

  private async reply(id: number, input: DraftInputs['reply'], owner: UserEntity) {
    await this.messages.reply(id, input, owner);
    const contact = await this.contacts.get(id);
    const quote = input.quote ? quoteOf(contact, await this.clock.zone()) : null;
    return { kind: 'reply' as const, to: contact.email, ...textOf(input), quote };
  }

  private async sendOffer(
    customerId: number,
    input: DraftInputs['offer'],
    { id: ownerId }: UserEntity,
  ): Promise<DraftPreview> {
    const { id, version } = await this.offers.create({ ...input, customerId }, ownerId);
    const { offer } = await this.sending.send(id, { version });
    const { serviceName, content, expiresOn, recipient } = offer;
    return { kind: 'offer', serviceName, content, expiresOn, to: recipient };
  }

  /** An invoice whose buyer has no address is issued, and stays to be handed over. */
  private async sendInvoice(
    customerId: number | null,
    input: DraftInputs['invoice'],
    { id: ownerId }: UserEntity,
  ): Promise<DraftPreview> {
    const draft = await this.invoices.create(invoiceInput(customerId, input), ownerId);
    const issued = await this.issuing.issue(draft.id, { version: draft.version });
    const { buyer, lines, taxMode, total, tax, note, daysUntilDue, sendTo } = issued;
    const to = sendTo ?? buyer.email;
    if (to !== null) await this.invoiceMails.send(issued.id, { version: issued.version });
    return { kind: 'invoice', buyer, lines, taxMode, total, tax, note, daysUntilDue, to };
  }

  private async recordPayment(
    { purchaseId, invoiceId, ...input }: DraftInputs['payment'],
    { id: ownerId }: UserEntity,
  ): Promise<DraftPreview> {
    const { title, owed } = await this.readPayable({ purchaseId, invoiceId });
    const { amount, method, note, paidAt } =
      purchaseId === undefined
        ? await this.invoicePayments.record(invoiceId!, input, ownerId)
        : await this.purchasePayments.record(purchaseId, input, ownerId);
    return { kind: 'payment', title, amount, method, note, paidAt: paidAt!, owed };
  }

  private async readPayable({
    purchaseId,
    invoiceId,
  }: Pick<DraftInputs['payment'], 'purchaseId' | 'invoiceId'>) {
    if (purchaseId === undefined) {
      const { number, owed } = await this.invoices.get(invoiceId!);
      return { title: `Invoice ${number ?? ''}`.trim(), owed };
    }
    const { service, owed } = await this.purchases.get(purchaseId);
    return { title: service?.name ?? 'A service', owed };
  }
}

/** Ends the transaction of a preview. */
class Preview extends Error {
  constructor(readonly seen: DraftPreview) {
    super('Only a preview');
  }
}

const textOf = ({ subject, body, followUpOn }: DraftInputs['message']) => ({
  subject,
  text: body,
  followUpOn: followUpOn ?? null,
});

const invoiceInput = (customerId: number | null, input: DraftInputs['invoice']) =>
  input.purchaseId === undefined ? { ...input, customerId: customerId! } : input;
