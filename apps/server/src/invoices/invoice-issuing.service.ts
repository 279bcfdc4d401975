import { Injectable } from '@nestjs/common';
import type {
  BusinessProfile,
  InvoiceAction,
  InvoiceRecord,
  InvoiceSeller,
} from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { OpenSessionsService } from '../payments/stripe/open-sessions.service';
import { PaidPurchasesService } from '../purchases/paid-purchases.service';
import { ProblemError, conflict, notFound, stale } from '../platform/http/problem';
import { JobsService } from '../platform/jobs/jobs.service';
import { invoiceFilesQueue } from './invoice-queues';
import { InvoiceNumbersRepository } from './invoice-numbers.repository';
import type { InvoiceEntity } from './invoice.entity';
import { INVOICE, InvoicesReadModel } from './invoices.read-model';
import { InvoicesRepository } from './invoices.repository';
import type { OwnerRequest } from './invoices.service';

const NO_PROFILE =
  'Enter your legal name and address on the Business Profile screen before you issue an invoice.';

/** Makes drafts invoices, and takes invoices back by credit notes: each with a number of its own. */
@Injectable()
export class InvoiceIssuingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invoices: InvoicesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly numbers: InvoiceNumbersRepository,
    private readonly profile: BusinessProfileService,
    private readonly purchases: PaidPurchasesService,
    private readonly sessions: OpenSessionsService,
    private readonly jobs: JobsService,
  ) {}

  issue(id: number, { version }: InvoiceAction): Promise<InvoiceRecord> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lock(id, manager);
      if (row.issuedAt) throw conflict('This invoice was issued already.');
      if (version !== row.version) throw stale();
      await this.number(row, manager);
      await this.followAsked(row, manager);
      return this.readModel.get(id, manager);
    });
  }

  /** Answers the credit note; the same key again answers the first one. */
  async credit(
    id: number,
    { version }: InvoiceAction,
    request: OwnerRequest,
  ): Promise<InvoiceRecord> {
    const earlier = await this.findEarlier(id, request);
    if (earlier) return this.readModel.get(earlier.id);
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lock(id, manager);
      assertCreditable(row);
      if (version !== row.version) throw stale();
      const creditNote = await this.insertCreditNote(row, request, manager);
      await this.invoices.markCredited(id, manager);
      await this.followAsked(row, manager);
      return this.readModel.get(creditNote, manager);
    });
  }

  private async insertCreditNote(
    { id: creditOf, purchaseId, customerId, userId, buyer, sendTo, taxMode }: InvoiceEntity,
    { ownerId, key }: OwnerRequest,
    manager: EntityManager,
  ): Promise<number> {
    const party = { purchaseId, customerId, userId, buyer, sendTo, taxMode };
    const request = { recordedBy: ownerId, recordKey: key ?? null };
    const values = { kind: 'credit_note', creditOf, ...party, ...request } as const;
    const id = await this.invoices.insert(values, manager);
    if (id === undefined) throw new ProblemError(422, 'This Idempotency-Key was used before.');
    await this.invoices.creditLines(creditOf, id, manager);
    await this.number({ id, kind: 'credit_note', daysUntilDue: 0 }, manager);
    return id;
  }

  /** From here on, nothing of it changes. Its file is made by a job. */
  private async number(
    { id, kind, daysUntilDue }: Pick<InvoiceEntity, 'id' | 'kind' | 'daysUntilDue'>,
    manager: EntityManager,
  ): Promise<void> {
    const profile = await this.profile.get(manager);
    if (!profile.legalName || !profile.address) throw conflict(NO_PROFILE);
    const due = { ...profile, daysUntilDue: daysUntilDue ?? profile.daysUntilDue };
    const { number, issuedOn, dueOn } = await this.numbers.next(kind, due, manager);
    const issue = { number, seller: toSeller(profile), issuedOn };
    await this.invoices.issue(id, { ...issue, dueOn: kind === 'invoice' ? dueOn : null }, manager);
    await this.jobs.add(invoiceFilesQueue, { id }, manager);
  }

  /** The purchase of an invoice asks for another sum from now on. */
  private async followAsked({ purchaseId }: InvoiceEntity, manager: EntityManager): Promise<void> {
    if (purchaseId !== null) await this.sessions.closeOutdated(purchaseId, manager);
  }

  /** The purchase first, as wherever what is owed changes. */
  private async lock(id: number, manager: EntityManager): Promise<InvoiceEntity> {
    const purchaseId = await this.invoices.findPurchaseId(id, manager);
    if (purchaseId) await this.purchases.lock(purchaseId, manager);
    const row = await this.invoices.lock(id, manager);
    if (!row) throw notFound(INVOICE);
    return row;
  }

  private async findEarlier(id: number, { ownerId, key }: OwnerRequest) {
    if (key === undefined) return null;
    const earlier = await this.invoices.findRecorded(ownerId, key);
    if (earlier && earlier.creditOf !== id)
      throw new ProblemError(422, 'This Idempotency-Key was used before.');
    return earlier;
  }
}

function assertCreditable({ kind, issuedAt, creditedAt }: InvoiceEntity): void {
  if (kind === 'credit_note') throw conflict('A credit note cannot be credited.');
  if (!issuedAt) throw conflict('A draft is not credited: change or delete it.');
  if (creditedAt) throw conflict('This invoice was credited already.');
}

const toSeller = (profile: BusinessProfile): InvoiceSeller => ({
  legalName: profile.legalName,
  address: profile.address,
  email: profile.email,
  taxId: profile.taxId,
  timeZone: profile.timeZone,
  terms: profile.terms,
  bankDetails: profile.bankDetails,
});
