import { Injectable } from '@nestjs/common';
import type { BusinessProfile, InvoiceBuyer, InvoiceSeller } from '@polaris/contracts';
import { JobsService } from '../../platform/jobs/jobs.service';
import { conflict } from '../../platform/problem/problem';
import { missingGlyph } from '../../platform/typefaces/letters';
import { SamplesService } from '../../records/samples/samples.service';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { InvoiceNumbersRepository } from './invoice-numbers.repository';
import { invoiceFilesQueue } from './invoice-queues';
import type { InvoiceEntity } from './invoice.entity';
import { InvoicesRepository } from './invoices.repository';

const NO_PROFILE =
  'Enter your legal name and address on the Business Profile screen before you issue an invoice.';

type Numbered = Pick<
  InvoiceEntity,
  'id' | 'kind' | 'daysUntilDue' | 'customerId' | 'purchaseId'
> & {
  /** The day of the last part of a payment plan: then it is due by that. */
  lastPartOn?: string | undefined;
};

/** The texts of a draft. */
interface Printable {
  buyer: InvoiceBuyer;
  lines: readonly { text: string }[];
  parts: readonly { label: string }[];
  note: string | null;
}

/** Numbers invoices and credit notes, which makes them final. */
@Injectable()
export class InvoiceNumbersService {
  constructor(
    private readonly numbers: InvoiceNumbersRepository,
    private readonly invoices: InvoicesRepository,
    private readonly profile: BusinessProfileService,
    private readonly jobs: JobsService,
    private readonly samples: SamplesService,
  ) {}

  /** Why an invoice with these texts cannot be issued, as a sentence; undefined if it can. */
  async whyUnissuable(draft: Printable): Promise<string | undefined> {
    const profile = await this.profile.get();
    return profile.legalName && profile.address ? unprintableMessage(draft, profile) : NO_PROFILE;
  }

  /** Assigns the number. From then on the invoice cannot change; a job makes its PDF. */
  async assign({ id, kind, lastPartOn, ...row }: Numbered): Promise<void> {
    const profile = await this.profile.get();
    if (!profile.legalName || !profile.address) throw conflict(NO_PROFILE);
    const due = { ...profile, daysUntilDue: row.daysUntilDue ?? profile.daysUntilDue };
    const isSample = await this.samples.isSampleBuyer(row.customerId, row.purchaseId);
    const { number, issuedOn, dueOn } = isSample
      ? await this.numbers.nextSample(due)
      : await this.numbers.next(kind, due);
    const issue = { number, seller: toSeller(profile), issuedOn };
    const day = lastPartOn ?? dueOn;
    await this.invoices.issue(id, { ...issue, dueOn: kind === 'invoice' ? day : null });
    await this.jobs.add(invoiceFilesQueue, { id });
  }
}

/** Names a character without a glyph in the fonts: an issued PDF would show boxes forever. */
function unprintableMessage(
  { buyer, lines, note, parts }: Printable,
  profile: BusinessProfile,
): string | undefined {
  const texts: [what: string, text: string | null][] = [
    ['the name of the client', buyer.name],
    ['the address of the client', buyer.address],
    ['the tax id of the client', buyer.taxId],
    ...lines.map(({ text }, index): [string, string] => [`line ${index + 1}`, text]),
    ...parts.map(({ label }): [string, string] => ['the payment plan', label]),
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

const toSeller = (profile: BusinessProfile): InvoiceSeller => ({
  legalName: profile.legalName,
  address: profile.address,
  email: profile.email,
  taxId: profile.taxId,
  timeZone: profile.timeZone,
  terms: profile.terms,
  bankDetails: profile.bankDetails,
});
