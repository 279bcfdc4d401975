import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { UndeliverableKind } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { renderMail } from '../../platform/mail/render-mail';
import { UndeliverableAddressesService } from './undeliverable/undeliverable-addresses.service';
import type { OwnerMail } from './mail.service';
import type { MailEntity } from './mail.entity';
import { UndeliverableMail } from './mails/undeliverable-mail';
import { MailsRepository } from './mails.repository';
import { OwnerNoticesService } from './owner-notices/owner-notices.service';
import { RecipientsReadModel } from './recipients/recipients.read-model';

/** A mail provider's report about a mail that it had accepted. */
export interface MailReport {
  /** `delayed`: a temporary bounce, which says nothing about the address. */
  kind: UndeliverableKind | 'delayed';
  /** In the provider's words. */
  reason: string;
  /** Undefined if it is not an address. */
  recipient: string | undefined;
  /** Names and Message-IDs, one of which may identify the mail. */
  names: string[];
  /** The provider's id of the mail. */
  providerMessageId: string | undefined;
}

/** Handles reports of mail that came back. */
@Injectable()
export class MailReportsService implements OnModuleInit {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly mails: MailsRepository,
    private readonly undeliverable: UndeliverableAddressesService,
    private readonly notices: OwnerNoticesService,
    private readonly accounts: RecipientsReadModel,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.notices.register('undeliverable_addresses', (id) => this.mailOf(id));
  }

  /** Runs in the transaction that records the arrival of the report. */
  async process(report: MailReport): Promise<void> {
    this.database.assertTransaction();
    const mail = await this.mails.findReported(report);
    if (mail) await this.note(mail, report);
    if (report.kind === 'delayed') return;
    // The mail may have been forwarded: our own recipient is the one that gets no more mail.
    const email = mail?.recipient ?? report.recipient;
    if (email !== undefined) await this.mark(email, report.kind, report.reason);
  }

  private async note({ id }: MailEntity, { kind, reason }: MailReport): Promise<void> {
    this.logger.warn(`Mail ${id}: ${kind}.`);
    if (kind === 'delayed') await this.mails.noteDelay(id, `Not delivered for now: ${reason}`);
    else await this.mails.noteReturn(id, kind === 'bounce' ? 'bounced' : kind, said(reason));
  }

  private async mark(email: string, kind: UndeliverableKind, reason: string): Promise<void> {
    const id = await this.undeliverable.mark(email, kind, reason);
    if (id === undefined || (await this.isOwners(email))) return;
    await this.notices.send({
      topic: 'undeliverable addresses',
      mail: await this.mailOf(id),
      // The notice can outlive the address, so it does not contain it.
      line: kind === 'bounce' ? 'Email to an address came back' : 'A reader reported spam',
      url: this.url,
    });
  }

  private async mailOf(id: number): Promise<OwnerMail> {
    const address = await this.undeliverable.get(id);
    const mail = await renderMail(UndeliverableMail, { ...address, url: this.url });
    return { ...mail, about: this.undeliverable.recordOf(id) };
  }

  /** A mail that tells the owner that mail to the owner bounces would bounce as well. */
  private async isOwners(email: string): Promise<boolean> {
    const { OWNER_EMAIL = '' } = this.settings.env;
    const owners = [OWNER_EMAIL, ...(await this.accounts.ownerAddresses())];
    return owners.some((owner) => owner.toLowerCase() === email.toLowerCase());
  }

  private get url(): string {
    return `${this.settings.publicUrl}/admin/mail`;
  }
}

const said = (reason: string): string => `The mail provider says: ${reason}`;
