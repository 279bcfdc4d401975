import { Injectable, Logger } from '@nestjs/common';
import type { MailProvider } from '@polaris/contracts';
import { ConversationMailsService } from '../../messages/conversation/conversation-mails.service';
import { MailRepliesService } from '../../messages/conversation/mail-replies.service';
import { Database } from '../../platform/database/database';
import { type LimitRule, LimitsService } from '../../platform/http/limits.service';
import { ProblemError } from '../../platform/problem/problem';
import { MailWebhooksRepository } from '../mail-webhooks.repository';
import { isAutomatic } from './automatic-mail';
import { InboundMailRepository } from './inbound-mail.repository';
import { type ReceivedMail, tokenIn } from './received-mail';

/** Mails to one conversation: a machine that answers without saying that it is one ends here. */
const replyLimit: LimitRule = { name: 'mail-reply', points: 30, duration: 3600 };

/** Takes each mail once, with all that follows from it, or not at all. */
@Injectable()
export class InboundMailService {
  private readonly logger = new Logger('InboundMail');

  constructor(
    private readonly database: Database,
    private readonly inbound: InboundMailRepository,
    private readonly webhooks: MailWebhooksRepository,
    private readonly limits: LimitsService,
    private readonly replies: MailRepliesService,
    private readonly mails: ConversationMailsService,
  ) {}

  /** `address`: where replies go. */
  async take(provider: MailProvider, address: string, mail: ReceivedMail): Promise<void> {
    await this.inbound.noteMail();
    const token = tokenIn(mail.recipients, address);
    // The owner tries the address itself; what goes elsewhere is no reply.
    if (!token) return this.logger.log('A mail without a conversation has come in.');
    if (isAutomatic(mail.headers) || !(await this.isWithinLimit(token)))
      return this.inbound.noteIgnored();
    const { from: sender, id, ...rest } = mail;
    await this.once(provider, id, () => this.replies.take({ ...rest, sender, token }));
  }

  /** Of what is larger than is read, only the size is known. */
  async rejectLarge(id: string, bytes: number): Promise<void> {
    await this.inbound.noteMail();
    const size = `${Math.round(bytes / 1024 / 1024)} MB`;
    const reason = `It was too large: ${size} with its files. You find it in Postmark, under Inbound. Ask your client for a shorter one, or for the files in another way.`;
    await this.once('postmark', id, () => this.mails.notifyOfRefused({ reason }));
  }

  private once(provider: MailProvider, id: string, work: () => Promise<void>): Promise<void> {
    return this.database.transaction(async () => {
      if (await this.webhooks.addEvent(provider, `reply ${id}`)) await work();
    });
  }

  private async isWithinLimit(token: string): Promise<boolean> {
    try {
      await this.limits.count(replyLimit, token);
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.logger.warn('One conversation got too many mails: the rest is left out for an hour.');
      return false;
    }
  }
}
