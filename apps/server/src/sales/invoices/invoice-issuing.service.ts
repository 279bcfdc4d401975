import { Injectable } from '@nestjs/common';
import type {
  BusinessProfile,
  InvoiceAction,
  InvoiceRecord,
  InvoiceSeller,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { SamplesService } from '../../records/samples/samples.service';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { CheckoutSessionsService } from '../payments/stripe/checkout-sessions.service';
import { PayablePurchasesService } from '../purchases/payable-purchases.service';
import { conflict, notFound, stale } from '../../platform/problem/problem';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { JobsService } from '../../platform/jobs/jobs.service';
import { missingGlyph } from '../../platform/typefaces/letters';
import { invoiceFilesQueue } from './invoice-queues';
import { InvoiceNumbersRepository } from './invoice-numbers.repository';
import type { InvoiceEntity } from './invoice.entity';
import { INVOICE, InvoicesReadModel } from './invoices.read-model';
import { InvoicesRepository } from './invoices.repository';

const NO_PROFILE =
  'Enter your legal name and address on the Business Profile screen before you issue an invoice.';

const CREDITED = 'This invoice was credited already.';

/** Issues drafts as invoices, and credits invoices with credit notes, each with its own number. */
@Injectable()
export class InvoiceIssuingService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly invoices: InvoicesRepository,
    private readonly readModel: InvoicesReadModel,
    private readonly numbers: InvoiceNumbersRepository,
    private readonly profile: BusinessProfileService,
    private readonly purchases: PayablePurchasesService,
    private readonly sessions: CheckoutSessionsService,
    private readonly jobs: JobsService,
    private readonly samples: SamplesService,
  ) {}

  issue(id: number, { version }: InvoiceAction): Promise<InvoiceRecord> {
    return this.database.transaction(async () => {
      const row = await this.lock(id);
      if (row.issuedAt) throw conflict('This invoice was issued already.');
      if (version !== row.version) throw stale();
      const unprintable = unprintableMessage(
        await this.readModel.get(id),
        await this.profile.get(),
      );
      if (unprintable) throw conflict(unprintable);
      await this.number(row);
      await this.closeOutdatedCheckout(row);
      return this.readModel.get(id);
    });
  }

  /** Why the PDF of a draft cannot be made, as a sentence; undefined if it can. */
  async whyUnprintable(draft: InvoiceRecord): Promise<string | undefined> {
    return unprintableMessage(draft, await this.profile.get());
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
    await this.number({ id, kind: 'credit_note', daysUntilDue: 0, customerId, purchaseId });
    return id;
  }

  /** Assigns the number. From then on the invoice cannot change; a job makes its PDF. */
  private async number({
    id,
    kind,
    daysUntilDue,
    customerId,
    purchaseId,
  }: Pick<
    InvoiceEntity,
    'id' | 'kind' | 'daysUntilDue' | 'customerId' | 'purchaseId'
  >): Promise<void> {
    const profile = await this.profile.get();
    if (!profile.legalName || !profile.address) throw conflict(NO_PROFILE);
    const due = { ...profile, daysUntilDue: daysUntilDue ?? profile.daysUntilDue };
    const isSample = await this.samples.isSampleBuyer(customerId, purchaseId);
    const { number, issuedOn, dueOn } = isSample
      ? await this.numbers.nextSample(due)
      : await this.numbers.next(kind, due);
    const issue = { number, seller: toSeller(profile), issuedOn };
    await this.invoices.issue(id, { ...issue, dueOn: kind === 'invoice' ? dueOn : null });
    await this.jobs.add(invoiceFilesQueue, { id });
  }

  /** Ends checkout pages for the old amount of the purchase. */
  private async closeOutdatedCheckout({ purchaseId }: InvoiceEntity): Promise<void> {
    if (purchaseId !== null) await this.sessions.closeOutdated(purchaseId);
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

/** Names a character without a glyph in the fonts: an issued PDF would show boxes forever. */
function unprintableMessage(
  { buyer, lines, note }: InvoiceRecord,
  profile: BusinessProfile,
): string | undefined {
  const texts: [what: string, text: string | null][] = [
    ['the name of the client', buyer.name],
    ['the address of the client', buyer.address],
    ['the tax id of the client', buyer.taxId],
    ...lines.map(({ text }, index): [string, string] => [`line ${index + 1}`, text]),
    ['the note', note],
    ['your legal name', profile.legalName],
    ['your address', profile.address],
    ['your tax id', profile.taxId],
    ['your terms', profile.terms],
    ['your bank details', profile.bankDetails],
  ];
  for (const [what, text] of texts) {
    const letter = missingGlyph(text ?? '');
    if (letter !== undefined)
      return `The PDF cannot show “${letter}” in ${what}. Write it in other letters before you issue the invoice.`;
  }
  return undefined;
}

function assertCreditable({ kind, issuedAt, creditedAt }: InvoiceEntity): void {
  if (kind === 'credit_note') throw conflict('A credit note cannot be credited.');
  if (!issuedAt) throw conflict('A draft is not credited: change or delete it.');
  if (creditedAt) throw conflict(CREDITED);
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
