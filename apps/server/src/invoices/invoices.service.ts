import { Injectable } from '@nestjs/common';
import {
  type BusinessProfile,
  type InvoiceBuyer,
  type InvoiceInput,
  type InvoiceLineInput,
  type InvoiceRecord,
  type InvoiceUpdate,
  type InvoicesQuery,
  type PageQuery,
  displayName,
} from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { SalePartiesService } from '../customers/sale-parties.service';
import type { JsonPage } from '../platform/database/list/list';
import { ProblemError, conflict, notFound, stale } from '../platform/http/problem';
import type { InvoiceEntity } from './invoice.entity';
import {
  INVOICE,
  type InvoicedParty,
  InvoicesReadModel,
  type KnownBuyer,
} from './invoices.read-model';
import { type DraftContent, InvoicesRepository } from './invoices.repository';

/** A request of an owner; the key names one intent. */
export interface OwnerRequest {
  ownerId: string;
  key: string | undefined;
}

const ISSUED = 'An issued invoice cannot be changed. Credit it, and make a new one.';
const HAS_OPEN_INVOICE = 'This purchase has an open invoice already. Credit or delete it first.';

/** Drafts of invoices, and the lists of all of them. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invoices: InvoicesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly parties: SalePartiesService,
    private readonly profile: BusinessProfileService,
  ) {}

  /** Newest first. */
  list(query: InvoicesQuery): Promise<JsonPage> {
    return this.readModel.list(query);
  }

  /** What was issued to an account, the newest first. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.readModel.listOf(userId, query);
  }

  get(id: number): Promise<InvoiceRecord> {
    return this.readModel.get(id);
  }

  /** What a draft for the customer begins with, also where it is typed in a form. */
  buyerOf(customerId: number): Promise<InvoiceBuyer> {
    return this.dataSource.transaction(async (manager) => {
      const party = await this.parties.find({ customerId }, manager);
      return toBuyer(await this.readModel.findBuyer(party, manager));
    });
  }

  /** The same key again answers the first draft. */
  async create(input: InvoiceInput, request: OwnerRequest): Promise<InvoiceRecord> {
    const earlier = await this.findEarlier(request);
    if (earlier) return this.repeat(earlier, input);
    const created = await this.dataSource.transaction((manager) =>
      this.insert(input, request, manager),
    );
    if (created) return created;
    const winner = await this.findEarlier(request);
    if (winner) return this.repeat(winner, input);
    throw conflict(HAS_OPEN_INVOICE);
  }

  /** Replaces the content of a draft. */
  update(id: number, { lines, version, ...input }: InvoiceUpdate): Promise<InvoiceRecord> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lockDraft(id, version, manager);
      await this.invoices.updateDraft(id, contentOf(input, row.buyer), manager);
      await this.invoices.replaceLines(id, lines, manager);
      return this.readModel.get(id, manager);
    });
  }

  /** A draft alone; it leaves no gap, as it has no number. */
  remove(id: number): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await this.lockDraft(id, undefined, manager);
      await this.invoices.removeDraft(id, manager);
    });
  }

  /** Undefined when the key was just used, or the purchase has an open invoice. */
  private async insert(
    input: InvoiceInput,
    { ownerId, key }: OwnerRequest,
    manager: EntityManager,
  ): Promise<InvoiceRecord | undefined> {
    const profile = await this.profile.get(manager);
    const subject = await this.subjectOf(input, profile, manager);
    const known = await this.readModel.findBuyer(subject.party, manager);
    const id = await this.invoices.insert(
      {
        kind: 'invoice',
        taxMode: profile.taxMode,
        ...subject.party,
        purchaseId: input.purchaseId ?? null,
        ...contentOf(input, toBuyer(known)),
        recordedBy: ownerId,
        recordKey: key ?? null,
      },
      manager,
    );
    if (id === undefined) return undefined;
    await this.invoices.replaceLines(id, subject.lines, manager);
    return this.readModel.get(id, manager);
  }

  /** Whom and what an invoice is about. */
  private async subjectOf(
    { customerId, purchaseId, lines }: InvoiceInput,
    { taxRate }: BusinessProfile,
    manager: EntityManager,
  ): Promise<{ party: InvoicedParty; lines: InvoiceLineInput[] }> {
    if (purchaseId === undefined)
      return { party: await this.parties.find({ customerId }, manager), lines: lines ?? [] };
    const purchase = await this.readModel.findPurchase(purchaseId, manager);
    if (!purchase) throw notFound('This purchase');
    const { customerId: buyer, userId, serviceName, amount, status } = purchase;
    if (status === 'cancelled') throw conflict('This purchase was canceled.');
    if (!lines && amount === 0) throw conflict('This purchase costs nothing to invoice.');
    const whole = { text: serviceName, quantity: 1, unitPrice: amount, taxRate };
    return { party: { customerId: buyer, userId }, lines: lines ?? [whole] };
  }

  private async lockDraft(
    id: number,
    version: number | undefined,
    manager: EntityManager,
  ): Promise<InvoiceEntity> {
    const row = await this.invoices.lock(id, manager);
    if (!row) throw notFound(INVOICE);
    if (row.issuedAt) throw conflict(ISSUED);
    if (version !== undefined && version !== row.version) throw stale();
    return row;
  }

  private async findEarlier({ ownerId, key }: OwnerRequest): Promise<InvoiceEntity | null> {
    return key === undefined ? null : this.invoices.findRecorded(ownerId, key);
  }

  /** A key stands for one draft: sent with another one, it is a mistake of the sender. */
  private repeat(row: InvoiceEntity, { customerId, purchaseId }: InvoiceInput) {
    const isSame =
      [undefined, row.customerId].includes(customerId) &&
      [undefined, row.purchaseId].includes(purchaseId);
    if (!isSame || row.kind !== 'invoice')
      throw new ProblemError(422, 'This Idempotency-Key was used for another invoice.');
    return this.readModel.get(row.id);
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

/** A company is billed by its name, to the attention of its person. */
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
