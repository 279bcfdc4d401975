import { Injectable } from '@nestjs/common';
import type { InvoiceAction, InvoiceRecord } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { CheckoutSessionsService } from '../payments/stripe/checkout-sessions.service';
import { PayablePurchasesService } from '../purchases/payable-purchases.service';
import { conflict, notFound, stale } from '../../platform/problem/problem';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { InvoiceNumbersService } from './invoice-numbers.service';
import type { InvoiceEntity } from './invoice.entity';
import { INVOICE, InvoicesReadModel } from './invoices.read-model';
import { InvoicesRepository } from './invoices.repository';

const CREDITED = 'This invoice was credited already.';

/** Issues drafts as invoices, and credits invoices with credit notes. */
@Injectable()
export class InvoiceIssuingService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly invoices: InvoicesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly numbers: InvoiceNumbersService,
    private readonly purchases: PayablePurchasesService,
    private readonly sessions: CheckoutSessionsService,
  ) {}

  issue(id: number, { version }: InvoiceAction): Promise<InvoiceRecord> {
    return this.database.transaction(async () => {
      const row = await this.lock(id);
      if (row.issuedAt) throw conflict('This invoice was issued already.');
      if (version !== row.version) throw stale();
      const draft = await this.readModel.get(id);
      const problem = await this.numbers.whyUnissuable(draft);
      if (problem) throw conflict(problem);
      await this.numbers.assign({ ...row, lastPartOn: draft.parts.at(-1)?.dueOn });
      await this.closeOutdatedCheckout(row);
      return this.readModel.get(id);
    });
  }

  /** Returns the credit note. */
  credit(id: number, { version }: InvoiceAction, ownerId: string): Promise<InvoiceRecord> {
    return this.idempotency.onceRecord(
      async () => {
        const row = await this.lock(id);
        assertCreditable(row);
        if (version !== row.version) throw stale();
        const inserted = { id: await this.insertCreditNote(row, ownerId) };
        await this.invoices.markCredited(id);
        await this.closeOutdatedCheckout(row);
        return inserted;
      },
      (creditNoteId) => this.readModel.get(creditNoteId),
    );
  }

  private async insertCreditNote(
    { id: creditOf, purchaseId, customerId, userId, buyer, sendTo, taxMode }: InvoiceEntity,
    recordedBy: string,
  ): Promise<number> {
    const party = { purchaseId, customerId, userId, buyer, sendTo, taxMode };
    const id = await this.invoices.insert({ kind: 'credit_note', creditOf, ...party, recordedBy });
    if (id === undefined) throw conflict(CREDITED);
    await this.invoices.creditLines(creditOf, id);
    await this.numbers.assign({ id, kind: 'credit_note', daysUntilDue: 0, customerId, purchaseId });
    return id;
  }

  /** Ends checkout pages for the old amount. */
  private closeOutdatedCheckout({ id, purchaseId }: InvoiceEntity): Promise<void> {
    return this.sessions.closeOutdated({ purchaseId, invoiceId: id });
  }

  /** Locks the purchase first, like all code that changes what is owed. */
  private async lock(id: number): Promise<InvoiceEntity> {
    const purchaseId = await this.invoices.findPurchaseId(id);
    if (purchaseId) await this.purchases.lock(purchaseId);
    const row = await this.invoices.lock(id);
    if (!row) throw notFound(INVOICE);
    return row;
  }
}

function assertCreditable({ kind, issuedAt, creditedAt }: InvoiceEntity): void {
  if (kind === 'credit_note') throw conflict('A credit note cannot be credited.');
  if (!issuedAt) throw conflict('A draft is not credited: change or delete it.');
  if (creditedAt) throw conflict(CREDITED);
}
