import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type OfferAcceptanceInput,
  type OfferPage,
  acceptanceStatement,
  dollars,
  offerPrice,
  offerTotals,
  selectedLines,
  selectedSessions,
  selectionProblem,
  toCents,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import { ProblemError } from '../../platform/problem/problem';
import { OfferCodesService } from './offer-codes.service';
import type { OpenedLink } from './offer-links.repository';
import { documentHash } from './offer-hash';
import { OfferOutcomesService } from './offer-outcomes.service';
import { OfferPagesService } from './offer-pages.service';
import { OfferChangedError, assertOpen } from './offer-problems';
import { offerFilesQueue } from './offer-queues';
import { OfferSalesService } from './offer-sales.service';
import { OffersRepository } from './offers.repository';

/** Who answers, as far as a server can tell. */
export interface Answerer {
  address: string;
  userAgent: string | undefined;
}

const DEVICE_MAX = 300;

/** Accepts an offer in one transaction: the acceptance, what it makes, and the mails. */
@Injectable()
export class OfferAcceptanceService {
  constructor(
    private readonly database: Database,
    private readonly offers: OffersRepository,
    private readonly pages: OfferPagesService,
    private readonly codes: OfferCodesService,
    private readonly sales: OfferSalesService,
    private readonly outcomes: OfferOutcomesService,
    private readonly jobs: JobsService,
  ) {}

  /** Locks the offer, so that only one of two concurrent acceptances succeeds; the other gets the accepted page. */
  async accept(link: OpenedLink, input: OfferAcceptanceInput, by: Answerer): Promise<OfferPage> {
    const { offerId, recipient } = link;
    const codeTo = await this.codes.check(link, input);
    return this.database.transaction(async () => {
      const row = await this.offers.lock(offerId);
      const page = await this.pages.get(link);
      assertOpen(page, input);
      const total = totalOf(page, input);
      await this.codes.assertChecked(link, total, codeTo);
      const { content, seller, number } = page;
      const { selection } = input;
      const name = input.name.trim();
      const lines = selectedLines(content.lines, selection);
      const { purchaseId, invoice } = await this.sales.record(row, {
        lines,
        total,
        content,
        today: page.today,
        sessions: selectedSessions(content.lines, selection),
      });
      const salt = randomBytes(16).toString('hex');
      const acceptedAt = await this.database.now();
      await this.offers.accept({
        offerId,
        number,
        selection,
        total,
        name,
        statement: acceptanceStatement(name, offerPrice(content, total), seller.legalName),
        acceptedAt,
        salt,
        addressHash: createHash('sha256').update(`${salt} ${by.address}`).digest('hex'),
        device: by.userAgent?.slice(0, DEVICE_MAX) ?? null,
        recipient,
        codeTo,
        documentSha256: documentHash({ number, content, seller, selection: [...selection] }),
        purchaseId,
      });
      await this.offers.setState(offerId, 'accepted');
      await this.outcomes.accepted(row, { name, total, invoice });
      await this.jobs.add(offerFilesQueue, { id: offerId });
      return this.pages.get(link);
    });
  }
}

/** What was chosen comes to the total that was shown, or the client reads the page again. */
function totalOf(page: OfferPage, { selection, total: shown }: OfferAcceptanceInput): number {
  const problem = selectionProblem(page.content.lines, selection);
  if (problem !== undefined) throw new ProblemError(422, problem);
  const { total } = offerTotals(page.content, selection);
  if (toCents(total) !== toCents(shown))
    throw new OfferChangedError(`The total is now ${dollars(total)}. Please check it.`, page);
  return total;
}
