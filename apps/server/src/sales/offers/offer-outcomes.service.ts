import { Injectable } from '@nestjs/common';
import { type InvoiceRecord, offerPrice } from '@polaris/contracts';
import { ActivitiesService } from '../../people/activities/activities.service';
import { AcceptedMailsService } from './accepted-mails.service';
import { OffersReadModel } from './offers.read-model';
import type { OfferRow } from './offers.repository';

const SUBJECT_MAX = 255;

/** What follows an acceptance, in its transaction. */
@Injectable()
export class OfferOutcomesService {
  constructor(
    private readonly readModel: OffersReadModel,
    private readonly activities: ActivitiesService,
    private readonly mails: AcceptedMailsService,
  ) {}

  async accepted(
    { id, customerId }: OfferRow,
    { name, total, invoice }: { name: string; total: number; invoice: InvoiceRecord | undefined },
  ): Promise<void> {
    const offer = await this.readModel.getSent(id);
    const price = offerPrice(offer.content, total);
    const subject = `${name} accepted the offer "${offer.title}" of ${price}`;
    await this.activities.log({
      customerId: customerId!,
      type: 'note',
      subject: [...subject].slice(0, SUBJECT_MAX).join(''),
      description: null,
      dueOn: null,
    });
    await this.mails.send(offer, customerId!, invoice);
  }
}
