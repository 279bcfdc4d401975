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

/** What a mail provider says became of a mail that it had taken. */
export interface MailReport {
  /** `delayed`: it came back for now, and says nothing about the address. */
  kind: UndeliverableKind | 'delayed';
  /** In the provider's words. */
  reason: string;
  /** Undefined for what is no address. */
  recipient: string | undefined;
  /** Names and Message-IDs, of which one may be that of the mail. */
  names: string[];
  /** What the provider calls the mail. */
  providerMessageId: string | undefined;
}

/** What follows from a mail that came back. */
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

  /** Part of the transaction that notes that the report has arrived. */
  async take(report: MailReport): Promise<void> {
    this.database.assertTransaction();
    const mail = await this.mails.findReported(report);
    if (mail) await this.note(mail, report);
    if (report.kind === 'delayed') return;
    // What came back was forwarded perhaps: it is our own recipient that gets no more mail.
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
      // It may be read in a mail that outlives the address: so it names none.
      line: kind === 'bounce' ? 'Email to an address came back' : 'A reader reported spam',
      url: this.url,
    });
  }

  private async mailOf(id: number): Promise<OwnerMail> {
    const address = await this.undeliverable.get(id);
    const mail = await renderMail(UndeliverableMail, { ...address, url: this.url });
    return { ...mail, about: this.undeliverable.recordOf(id) };
  }

  /** A mail to the owner that says that mail to the owner comes back would come back. */
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
