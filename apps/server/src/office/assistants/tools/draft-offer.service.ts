import { Injectable } from '@nestjs/common';
import { MAX_OFFER_INTRO, MAX_OFFER_LINES, addDays, offerInputSchema } from '@polaris/contracts';
import * as z from 'zod/mini';
import { BusinessClock } from '../../../platform/config/business-clock';
import { BusinessProfileService } from '../../../sales/business-profile/business-profile.service';
import { InvoicesService } from '../../../sales/invoices/invoices.service';
import { AssistantDraftsService } from '../drafts/assistant-drafts.service';
import type { DraftProposal } from '../drafts/draft-proposal';
import { changeFields, checked, dayField } from './changing';
import { defineDraftTool, lineFields } from './drafting';
import { recordId, word } from './tool';

const OFFER_DAYS = 30;

const input = z.object({
  customer_id: recordId('customer'),
  service_id: recordId('service that is sold'),
  title: word(200, 'What the offer is called.').check(z.minLength(1)),
  intro: z.optional(word(MAX_OFFER_INTRO, 'What the client reads first, as Markdown.')),
  lines: z.array(lineFields).check(z.minLength(1), z.maxLength(MAX_OFFER_LINES)),
  last_day: z.optional(dayField),
  ...changeFields,
});

/** Prepares an offer. Its tax, terms and buyer are those that a new offer of the owner begins with. */
@Injectable()
export class DraftOfferToolService {
  constructor(
    private readonly drafts: AssistantDraftsService,
    private readonly profile: BusinessProfileService,
    private readonly invoices: InvoicesService,
    private readonly clock: BusinessClock,
  ) {}

  readonly tool = defineDraftTool(() => this.drafts, {
    name: 'draft_offer',
    title: 'Draft an offer',
    description:
      'Draft an offer for a customer: a title, an introduction and lines with prices in dollars. Find the service by list_records with kind services. ' +
      `It ends after 30 days, or on last_day. Tax and terms are those of the owner.`,
    input,
    prepare: (asked) => this.prepare(asked),
  });

  private async prepare(asked: z.output<typeof input>): Promise<DraftProposal> {
    const { customer_id: customerId, service_id: serviceId, title, intro = '', lines } = asked;
    const { taxMode, taxRate, offerTerms } = await this.profile.get();
    const { last_day: expiresOn = addDays(await this.clock.today(), OFFER_DAYS) } = asked;
    const content = {
      ...{ title, intro, taxMode, plan: [], terms: offerTerms ?? '' },
      buyer: await this.invoices.buyerOf(customerId),
      lines: lines.map(({ text, quantity, unit_price: unitPrice }) => ({
        ...{ text, quantity, unitPrice, taxRate, kind: 'included' as const, group: null },
        ...{ min: quantity, max: quantity, includedSessions: 0 },
      })),
    };
    const offer = { customerId, serviceId, content, expiresOn, invoiceOnAccept: true };
    const { customerId: _, ...fields } = checked(offerInputSchema, offer);
    return { kind: 'offer', customerId, contactId: null, input: fields };
  }
}
