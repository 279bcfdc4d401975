import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { OFFER_REMINDER_DAYS } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import { OfferMailsService } from './offer-mails.service';
import { offerRemindersQueue } from './offer-queues';
import { OffersReadModel } from './offers.read-model';
import { OffersRepository } from './offers.repository';

/** 14:50 UTC, in the morning in the Americas. */
const EVERY_DAY = '50 14 * * *';
/** More than will ever end on one day. */
const AT_ONCE = 1000;

/** Reminds clients once, a few days before an offer ends. */
@Injectable()
export class OfferRemindersService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Offers');

  constructor(
    private readonly database: Database,
    private readonly offers: OffersRepository,
    private readonly readModel: OffersReadModel,
    private readonly mails: OfferMailsService,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: EVERY_DAY }, offerRemindersQueue, () => this.remindAll());
  }

  /** A failed reminder is tried again the next day and does not stop the others. */
  async remindAll(): Promise<void> {
    for (const { id } of await this.readModel.listEnding(OFFER_REMINDER_DAYS, AT_ONCE)) {
      try {
        await this.remind(id);
      } catch (error) {
        this.logger.warn(`Offer ${id} was not reminded of: ${(error as Error).message}`);
      }
    }
  }

  /** Checks again under a lock, as the offer could have been answered. */
  private remind(id: number): Promise<void> {
    return this.database.transaction(async () => {
      await this.offers.lock(id);
      const offer = await this.readModel.getSent(id);
      if (offer.state !== 'sent') return;
      await this.offers.markReminded(id);
      if (offer.recipient !== null) await this.mails.ending(offer, offer.recipient);
    });
  }
}
