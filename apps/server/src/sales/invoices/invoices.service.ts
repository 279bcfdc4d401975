import { Injectable } from '@nestjs/common';
import {
  type BusinessProfile,
  type InvoiceBuyer,
  type InvoiceInput,
  type InvoiceLineInput,
  type InvoiceRecord,
  type InvoiceUpdate,
  type InvoicesQuery,
  type OwnInvoice,
  type PageQuery,
  type TaxMode,
  type Today,
  displayName,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { BuyersService } from '../../people/customers/buyers.service';
import type { JsonPage } from '../../platform/database/list/list';
import { conflict, notFound, stale } from '../../platform/problem/problem';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { PaymentTarget } from '../payments/payment.entity';
import type { InvoiceEntity } from './invoice.entity';
import { targetOf } from './invoice-target';
import {
  INVOICE,
  type InvoicedParty,
  InvoicesReadModel,
  type KnownBuyer,
} from './invoices.read-model';
import { type DraftContent, InvoicesRepository } from './invoices.repository';

const ISSUED = 'An issued invoice cannot be changed. Credit it, and make a new one.';
const HAS_OPEN_INVOICE = 'This purchase has an open invoice already. Credit or delete it first.';

/** Creates and edits draft invoices, and lists all invoices. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly invoices: InvoicesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly buyers: BuyersService,
    private readonly profile: BusinessProfileService,
  ) {}

  /** Newest first. */
  list(query: InvoicesQuery): Promise<JsonPage> {
    return this.readModel.list(query);
  }

  /** Invoices issued to an account, newest first. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.readModel.listOf(userId, query);
  }

  /** Invoices issued to an account for a purchase, newest first. */
  listOfPurchase(userId: string, purchaseId: number): Promise<OwnInvoice[]> {
    return this.readModel.listOfPurchase(userId, purchaseId);
  }

  /** The number of overdue invoices, and the sum on them whose day has passed. */
  sumOverdue(): Promise<Today['overdueInvoices']> {
    return this.readModel.sumOverdue();
  }

  get(id: number): Promise<InvoiceRecord> {
    return this.readModel.get(id);
  }

  /** What a payment of an account's own open invoice is for; throws 404 for any other invoice. */
  async getOwnTarget(id: number, userId: string): Promise<PaymentTarget> {
    if (!(await this.readModel.isOwn(id, userId))) throw notFound(INVOICE);
    return this.getTarget(id);
  }

  /** What a payment of an open invoice is for; throws 409 if it is not open. */
  async getTarget(id: number): Promise<PaymentTarget> {
    return targetOf(await this.readModel.get(id));
  }

  /** The open invoice of a purchase: issued, and not credited. */
  findOpen(purchaseId: number): Promise<InvoiceRecord | undefined> {
    return this.readModel.findOpen(purchaseId);
  }

  /** The default buyer of a draft for the customer, also for prefilling the form. */
  buyerOf(customerId: number): Promise<InvoiceBuyer> {
    return this.database.transaction(async () => {
      const party = await this.buyers.find({ customerId });
      return toBuyer(await this.readModel.findBuyer(party));
    });
  }

  create(input: InvoiceInput, ownerId: string): Promise<InvoiceRecord> {
    return this.idempotency.onceRecord(
      () => this.insert(input, ownerId),
      (id) => this.readModel.get(id),
    );
  }

  /** Replaces the content of a draft. */
  update(id: number, { lines, version, ...input }: InvoiceUpdate): Promise<InvoiceRecord> {
    return this.database.transaction(async () => {
      const row = await this.lockDraft(id, version);
      await this.invoices.updateDraft(id, contentOf(input, row.buyer));
      await this.invoices.replaceLines(id, lines);
      return this.readModel.get(id);
    });
  }

  /** Deletes drafts only. They have no number, so this leaves no gap. */
  remove(id: number): Promise<void> {
    return this.database.transaction(async () => {
      await this.lockDraft(id, undefined);
      await this.invoices.removeDraft(id);
    });
  }

  /** Drafts the invoice of an order that was just placed. Returns null if it costs nothing. */
  async draftOrder(purchaseId: number): Promise<InvoiceRecord | null> {
    const { amount } = (await this.readModel.findPurchase(purchaseId))!;
    if (amount === 0) return null;
    const { id } = await this.insert({ purchaseId, note: null }, null);
    return this.readModel.get(id);
  }

  /** Drafts the invoice of an offer that was just accepted, for the buyer that it names. */
  async draftAccepted(
    purchaseId: number,
    named: NonNullable<InvoiceInput['buyer']>,
    note: string | null = null,
  ): Promise<InvoiceRecord> {
    const party = (await this.readModel.findPurchase(purchaseId))!;
    const { email } = toBuyer(await this.readModel.findBuyer(party));
    const buyer = { ...named, email: named.email ?? email };
    const { id } = await this.insert({ purchaseId, buyer, note }, null);
    return this.readModel.get(id);
  }

  private async insert(input: InvoiceInput, recordedBy: string | null): Promise<{ id: number }> {
    const profile = await this.profile.get();
    const subject = await this.subjectOf(input, profile);
    const known = await this.readModel.findBuyer(subject.party);
    const id = await this.invoices.insert({
      kind: 'invoice',
      taxMode: subject.taxMode,
      ...subject.party,
      purchaseId: input.purchaseId ?? null,
      ...contentOf(input, toBuyer(known)),
      recordedBy,
    });
    if (id === undefined) throw conflict(HAS_OPEN_INVOICE);
    await this.invoices.replaceLines(id, subject.lines);
    return { id };
  }

  /** The buyer and the subject of an invoice. */
  private async subjectOf(
    { customerId, purchaseId, lines }: InvoiceInput,
    profile: BusinessProfile,
  ): Promise<{ party: InvoicedParty; lines: InvoiceLineInput[]; taxMode: TaxMode }> {
    if (purchaseId === undefined) {
      const party = await this.buyers.find({ customerId });
      return { party, lines: lines ?? [], taxMode: profile.taxMode };
    }
    const purchase = await this.readModel.findPurchase(purchaseId);
    if (!purchase) throw notFound('This purchase');
    const { customerId: buyer, userId, serviceName, amount, status, offered } = purchase;
    if (status === 'cancelled') throw conflict('This purchase was canceled.');
    if (!lines && amount === 0) throw conflict('This purchase costs nothing to invoice.');
    if (!lines && offered) return { party: { customerId: buyer, userId }, ...offered };
    // The tax that the client has confirmed with the order.
    const { taxMode, taxRate } = purchase.taxMode === null ? profile : purchase;
    const whole = { text: serviceName, quantity: 1, unitPrice: amount, taxRate: taxRate ?? 0 };
    return { party: { customerId: buyer, userId }, lines: lines ?? [whole], taxMode: taxMode! };
  }

  private async lockDraft(id: number, version: number | undefined): Promise<InvoiceEntity> {
    const row = await this.invoices.lock(id);
    if (!row) throw notFound(INVOICE);
    if (row.issuedAt) throw conflict(ISSUED);
    if (version !== undefined && version !== row.version) throw stale();
    return row;
  }
}

type Content = Pick<InvoiceUpdate, 'buyer' | 'note' | 'daysUntilDue'>;

const contentOf = ({ buyer, note, daysUntilDue }: Content, known: InvoiceBuyer): DraftContent => ({
  buyer: buyer
    ? {
        name: buyer.name,
        address: buyer.address ?? null,
        email: buyer.email ?? null,
        taxId: buyer.taxId ?? null,
      }
    : known,
  note: note ?? null,
  daysUntilDue: daysUntilDue ?? null,
});

/** A company is billed under its name, to the attention of the person. */
function toBuyer(known: KnownBuyer | undefined): InvoiceBuyer {
  if (!known) return { name: 'Unknown', address: null, email: null, taxId: null };
  const { company, email, firstName, lastName, address, taxId } = known;
  const person = known.name ?? displayName({ email: email ?? '', firstName, lastName });
  const isCompany = company !== null && company !== person;
  return {
    name: isCompany ? company : person,
    address: address ?? (isCompany ? `Attn. ${person}` : null),
    email,
    taxId,
  };
}
