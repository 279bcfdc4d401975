import { Injectable, Logger } from '@nestjs/common';
import type { MailProvider } from '@polaris/contracts';
import { ConversationMailsService } from '../../messages/conversation/conversation-mails.service';
import { MailRepliesService } from '../../messages/conversation/mail-replies.service';
import { Database } from '../../../platform/database/database';
import { type LimitRule, LimitsService } from '../../../platform/http/limits/limits.service';
import { ProblemError } from '../../../platform/problem/problem';
import { MailWebhooksRepository } from '../mail-webhooks.repository';
import { isAutomatic } from './automatic-mail';
import { InboundMailRepository } from './inbound-mail.repository';
import { textOfHtml } from './html-text';
import { type ArrivedMail, type ReceivedMail, storable, tokenIn } from './received-mail';

/** Per conversation. Stops loops with machines that do not identify themselves. */
const replyLimit: LimitRule = { name: 'mail-reply', points: 30, duration: 3600 };

/** Processes each mail exactly once, in one transaction. */
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

  /** `address` is the reply address. Mails to unknown conversations are not read, as anyone can send them. */
  async process(provider: MailProvider, address: string, arrived: ArrivedMail): Promise<void> {
    await this.inbound.noteMail();
    const token = tokenIn(arrived.recipients, address);
    // Mail without a token is not a reply; owners send some to test the address.
    if (!token) return this.logger.log('A mail without a conversation has come in.');
    const thread = await this.replies.findThread(token);
    if (thread === undefined) return this.logger.warn('A mail to no conversation was left out.');
    const mail = await arrived.read();
    if (!mail) return;
    const { headers, plainText, html, ...rest } = mail;
    if (isAutomatic(headers, rest.subject) || !(await this.isWithinLimit(token)))
      return this.inbound.noteIgnored();
    const readText = (most: number) => textOf({ plainText, html }, most);
    await this.once(provider, arrived.id, () =>
      this.replies.process({ ...rest, thread, readText }),
    );
  }

  /** Mails above the limit are not read, so only their size is known. */
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

/** Converts HTML if there is no plain text, unless it is longer than `most`. */
async function textOf(
  { plainText, html }: Pick<ReceivedMail, 'plainText' | 'html'>,
  most: number,
): Promise<string> {
  if (plainText !== '') return plainText;
  return html.length > most ? TOO_LONG : storable(await textOfHtml(html));
}

const TOO_LONG = '[This email is only HTML, and too long to be read.]';
