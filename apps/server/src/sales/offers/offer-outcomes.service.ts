import { Injectable } from '@nestjs/common';
import { dollars } from '@polaris/contracts';
import { ActivitiesService } from '../../people/activities/activities.service';
import { CustomerAccountsService } from '../../people/customers/customer-accounts.service';
import { CustomersService } from '../../people/customers/customers.service';
import { InvitationsService } from '../../people/invitations/invitations.service';
import { ProblemError } from '../../platform/problem/problem';
import { Settings } from '../../platform/config/settings';
import { OfferMailsService } from './offer-mails.service';
import { OffersReadModel } from './offers.read-model';
import type { OfferRow } from './offers.repository';

const SUBJECT_MAX = 255;

/** What follows an acceptance, in its transaction. */
@Injectable()
export class OfferOutcomesService {
  constructor(
    private readonly readModel: OffersReadModel,
    private readonly activities: ActivitiesService,
    private readonly customers: CustomersService,
    private readonly accounts: CustomerAccountsService,
    private readonly invitations: InvitationsService,
    private readonly mails: OfferMailsService,
    private readonly settings: Settings,
  ) {}

  async accepted(
    { id, customerId }: OfferRow,
    { name, total }: { name: string; total: number; purchaseId: number },
  ): Promise<void> {
    const offer = await this.readModel.getSent(id);
    const subject = `${name} accepted the offer "${offer.title}" of ${dollars(total)}`;
    await this.activities.log({
      customerId: customerId!,
      type: 'note',
      subject: [...subject].slice(0, SUBJECT_MAX).join(''),
      description: null,
      dueOn: null,
    });
    await this.mails.accepted(offer);
    await this.invite(customerId!);
  }

  /** A client without an account is invited to one, where they book their sessions. */
  private async invite(customerId: number): Promise<void> {
    if (!this.settings.sendsMail) return;
    const { email } = await this.customers.get(customerId);
    const { account } = await this.accounts.linkOf(customerId);
    if (email === null || account) return;
    try {
      await this.invitations.invite(customerId);
    } catch (error) {
      // The account of this address may be disabled: that must not undo the acceptance.
      if (!(error instanceof ProblemError)) throw error;
    }
  }
}
