import { Injectable, type OnModuleInit } from '@nestjs/common';
import { INVITATION_DAYS, type InvoiceRecord, type OfferRecord } from '@polaris/contracts';
import { InvitationsService } from '../../people/invitations/invitations.service';
import { Settings } from '../../platform/config/settings';
import {
  INVITATION_LINK,
  MailSecretsService,
  type MailValues,
  PAY_LINK,
} from '../../records/outbox/mail-secrets.service';
import { InvoiceMailsService } from '../invoices/invoice-mails.service';
import { InvoicesService } from '../invoices/invoices.service';
import { PaymentLinksService } from '../payments/links/payment-links.service';
import { OfferLinksService } from './offer-links.service';
import { OfferMailsService } from './offer-mails.service';
import { OffersReadModel } from './offers.read-model';

/** What a client gets by mail once they have accepted: one mail, as far as all of it goes to one address. */
@Injectable()
export class AcceptedMailsService implements OnModuleInit {
  constructor(
    private readonly secrets: MailSecretsService,
    private readonly readModel: OffersReadModel,
    private readonly links: OfferLinksService,
    private readonly mails: OfferMailsService,
    private readonly invoices: InvoicesService,
    private readonly invoiceMails: InvoiceMailsService,
    private readonly payments: PaymentLinksService,
    private readonly invitations: InvitationsService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.secrets.register('accepted_offer', (_user, email, offerId, body) =>
      offerId === null ? Promise.resolve(undefined) : this.makeValues(offerId, email, body),
    );
  }

  /** In the transaction of the acceptance. */
  async send(
    offer: OfferRecord,
    customerId: number,
    invoice: InvoiceRecord | undefined,
  ): Promise<void> {
    const to = offer.recipient;
    const isTogether = to !== null && invoice?.sendTo?.toLowerCase() === to.toLowerCase();
    if (invoice?.sendTo && !isTogether) await this.invoiceMails.send(invoice.id, invoice);
    const isInvited = await this.invite(customerId, to);
    const section =
      isTogether && invoice
        ? {
            number: invoice.number!,
            section: await this.invoiceMails.sendWithin(invoice, PAY_LINK),
          }
        : null;
    const invitation =
      to !== null && isInvited ? { email: to, days: INVITATION_DAYS, link: INVITATION_LINK } : null;
    await this.mails.accepted(offer, { invoice: section, invitation });
  }

  /** Returns whether the invitation is a part of the mail to this address. */
  private async invite(customerId: number, to: string | null): Promise<boolean> {
    if (!this.settings.sendsMail) return false;
    if (to !== null && (await this.invitations.inviteWithin(customerId, to))) return true;
    await this.invitations.inviteIfPossible(customerId);
    return false;
  }

  /** As the mail leaves. What ended since leads to the page of the offer, or to signing in. */
  private async makeValues(offerId: number, email: string, body: string): Promise<MailValues> {
    const link = await this.links.issue(offerId, email);
    const values: MailValues = { link };
    if (body.includes(PAY_LINK)) values.pay = (await this.makePayLink(offerId)) ?? link;
    if (body.includes(INVITATION_LINK)) {
      const { customerId } = await this.readModel.getState(offerId);
      const invitation =
        customerId === null ? undefined : await this.invitations.makeLink(customerId, email);
      values.invitation = invitation ?? `${this.settings.publicUrl}/login`;
    }
    return values;
  }

  private async makePayLink(offerId: number): Promise<string | undefined> {
    const { purchaseId } = (await this.readModel.findAcceptance(offerId))!;
    const invoice = purchaseId === null ? undefined : await this.invoices.findOpen(purchaseId);
    return invoice && (await this.payments.issue({ invoiceId: invoice.id }));
  }
}
