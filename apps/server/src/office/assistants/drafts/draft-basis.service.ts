import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { ClientMessage, Message } from '@polaris/contracts';
import { ClientMessagesService } from '../../../mail/messages/conversation/client-messages.service';
import { MessagesService } from '../../../mail/messages/messages.service';
import { ContactsService } from '../../../people/contacts/contacts.service';
import { CustomersService } from '../../../people/customers/customers.service';
import type { JsonPage } from '../../../platform/database/list/list';
import { isNotFound } from '../../../platform/problem/problem';
import { BusinessProfileService } from '../../../sales/business-profile/business-profile.service';
import { InvoicesService } from '../../../sales/invoices/invoices.service';
import { AdminPurchasesService } from '../../../sales/purchases/admin-purchases.service';
import { ServicesService } from '../../../sales/services/services.service';
import type { DraftBasis, DraftProposal } from './draft-proposal';

/** What changed since, as the owner reads it. */
const sentences: Record<string, string> = {
  email: 'The email address changed since this was written.',
  newest: 'You or the client wrote since this was drafted.',
  reply: 'You have replied since this was drafted.',
  price: 'The price changed since this was written.',
  buyer: 'The billing details changed since this was written.',
  tax: 'Your sales tax changed since this was written.',
  invoice: 'This purchase was invoiced since this was written.',
  owed: 'What is owed changed since this was written.',
  version: 'The customer was changed since this was written.',
};
const DELETED = 'What this is about was deleted since.';

/** What drafts are based on: if it changes, they cannot be approved any more. */
@Injectable()
export class DraftBasisService {
  constructor(
    private readonly customers: CustomersService,
    private readonly contacts: ContactsService,
    private readonly conversations: ClientMessagesService,
    private readonly messages: MessagesService,
    private readonly services: ServicesService,
    private readonly profile: BusinessProfileService,
    private readonly invoices: InvoicesService,
    private readonly purchases: AdminPurchasesService,
  ) {}

  /** Null if its record is deleted. */
  async read(proposal: DraftProposal): Promise<DraftBasis> {
    try {
      return await this.factsOf(proposal);
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** Says what differs now; null if nothing does. */
  async findChange(proposal: DraftProposal & { basis: DraftBasis }): Promise<string | null> {
    const now = await this.read(proposal);
    const { basis } = proposal;
    if (now === null || basis === null) return DELETED;
    const changed = Object.keys(basis).find((fact) => !isDeepStrictEqual(basis[fact], now[fact]));
    return changed === undefined ? null : sentences[changed]!;
  }

  private async factsOf(proposal: DraftProposal): Promise<Record<string, unknown>> {
    const { kind, customerId, contactId, input } = proposal;
    switch (kind) {
      case 'message': {
        const { email } = await this.customers.get(customerId!);
        const both = await this.conversations.listBothSides(customerId!, { limit: 1 });
        return { email, newest: newestOf<ClientMessage>(both) };
      }
      case 'reply': {
        const { email } = await this.contacts.get(contactId!);
        const replies = await this.messages.listOfContact(contactId!, { limit: 1 });
        return { email, reply: newestOf<Message>(replies) };
      }
      case 'offer': {
        const { price } = await this.services.get(input.serviceId, { all: true });
        const buyer = await this.invoices.buyerOf(customerId!);
        return { price, buyer, tax: await this.readTax() };
      }
      case 'invoice':
        return this.factsOfInvoice(customerId, input.purchaseId);
      case 'payment':
        return { owed: await this.readOwed(input) };
      case 'customer':
        return { version: (await this.customers.get(customerId!)).version };
    }
  }

  private async factsOfInvoice(customerId: number | null, purchaseId: number | undefined) {
    const tax = await this.readTax();
    if (purchaseId === undefined) return { buyer: await this.invoices.buyerOf(customerId!), tax };
    const { amount } = await this.purchases.get(purchaseId);
    const open = await this.invoices.findOpen(purchaseId);
    return { price: amount, invoice: open?.id ?? null, tax };
  }

  private async readTax() {
    const { taxMode, taxRate } = await this.profile.get();
    return [taxMode, taxRate];
  }

  private async readOwed({
    purchaseId,
    invoiceId,
  }: {
    purchaseId?: number | undefined;
    invoiceId?: number | undefined;
  }): Promise<number> {
    if (purchaseId !== undefined) return (await this.purchases.get(purchaseId)).owed;
    return (await this.invoices.get(invoiceId!)).owed;
  }
}

const newestOf = <Item extends { id: number }>({ json }: JsonPage): number | null =>
  (JSON.parse(json) as Item[])[0]?.id ?? null;
