import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings';
import { ProblemError } from '../../../platform/problem/problem';
import { MailSecretsService, type MailValues } from '../../../records/outbox/mail-secrets.service';
import { type LinkedSubject, PaymentLinksRepository } from './payment-links.repository';

/** Links with which anyone can see and pay what is owed. Each mail and PDF has its own. */
@Injectable()
export class PaymentLinksService implements OnModuleInit {
  constructor(
    private readonly links: PaymentLinksRepository,
    private readonly secrets: MailSecretsService,
    private readonly settings: Settings,
  ) {}

  /** Mailed links are created when the mail is sent, so that the outbox never contains one. */
  onModuleInit(): void {
    this.secrets.register('invoice_payment', (_user, _email, invoiceId) =>
      this.makeValues(invoiceId === null ? undefined : { invoiceId }),
    );
    this.secrets.register('purchase_payment', (_user, _email, purchaseId) =>
      this.makeValues(purchaseId === null ? undefined : { purchaseId }),
    );
  }

  async issue(subject: LinkedSubject): Promise<string> {
    return `${this.settings.publicUrl}/pay#${await this.links.issue(subject)}`;
  }

  /** Throws 404 for an unknown token. */
  async get(token: string): Promise<LinkedSubject> {
    const subject = await this.links.find(token);
    if (!subject) throw new ProblemError(404, 'This link is not valid any more.');
    return subject;
  }

  private async makeValues(subject: LinkedSubject | undefined): Promise<MailValues | undefined> {
    return subject && { link: await this.issue(subject) };
  }
}
