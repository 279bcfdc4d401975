import type { IncomingMessage } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { safeParse } from 'zod/mini';
import { SNS_MAIL_BYTES } from '../mail-webhook-limits';
import { parsedText } from '../provider-json';
import { SnsMessagesService } from '../ses/sns-messages.service';
import { InboundMailRepository } from './inbound-mail.repository';
import { InboundMailService } from './inbound-mail.service';
import type { ReceivedMail } from './received-mail';
import { type SesMail, sesMail, sesMailSchema } from './ses-mail';

/** Receives mails that an SES receipt rule publishes to the owner's topic. */
@Injectable()
export class SesInboundService {
  private readonly logger = new Logger('InboundMail');

  constructor(
    private readonly settings: InboundMailRepository,
    private readonly sns: SnsMessagesService,
    private readonly inbound: InboundMailService,
  ) {}

  async receive(ip: string, body: IncomingMessage): Promise<void> {
    const row = await this.settings.find();
    const message = await this.sns.read(ip, body, {
      topicArn: row?.topicArn,
      most: SNS_MAIL_BYTES,
    });
    if (message.Type === 'Notification') return this.process(row!.address, message.Message);
    const isConfirmed = message.Type === 'SubscriptionConfirmation';
    if (isConfirmed) await this.sns.confirm(message);
    await this.settings.confirm(message.TopicArn, isConfirmed);
  }

  /** Notifications of other rule actions do not contain the mail. */
  private async process(address: string, text: string): Promise<void> {
    const received = safeParse(sesMailSchema, parsedText(text));
    if (!received.success) return this.logger.warn('SES sent a notification without a mail.');
    const { mail, receipt } = received.data;
    await this.inbound.process('ses', address, {
      id: mail.messageId,
      recipients: receipt.recipients,
      read: () => this.read(received.data),
    });
  }

  /** Ignores mails that cannot be parsed, such as deeply nested ones: SNS would only send them again. */
  private async read(received: SesMail): Promise<ReceivedMail | undefined> {
    try {
      return await sesMail(received);
    } catch (error) {
      this.logger.warn(`A mail could not be read: ${(error as Error).message}`);
      return undefined;
    }
  }
}
