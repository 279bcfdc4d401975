import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { ProblemError } from '../../platform/problem/problem';
import { MailSecretsService } from '../../records/outbox/mail-secrets.service';
import { type OpenedLink, OfferLinksRepository } from './offer-links.repository';

/** Links with which anyone can read an offer and answer it. */
@Injectable()
export class OfferLinksService implements OnModuleInit {
  constructor(
    private readonly links: OfferLinksRepository,
    private readonly secrets: MailSecretsService,
    private readonly settings: Settings,
  ) {}

  /** Mailed links are created when the mail is sent, so that the outbox never contains one. */
  onModuleInit(): void {
    this.secrets.register('offer', async (_user, email, offerId) =>
      offerId === null ? undefined : { link: await this.issue(offerId, email) },
    );
  }

  async issue(offerId: number, recipient: string | null): Promise<string> {
    return `${this.settings.publicUrl}/offer#${await this.links.issue(offerId, recipient)}`;
  }

  /** Throws 404 for an unknown token, and while the customer is in the trash. */
  async get(token: string): Promise<OpenedLink> {
    const link = await this.links.find(token);
    if (!link) throw new ProblemError(404, 'This link is not valid any more.');
    return link;
  }

  noteOpened(token: string): Promise<void> {
    return this.links.noteOpened(token);
  }
}
