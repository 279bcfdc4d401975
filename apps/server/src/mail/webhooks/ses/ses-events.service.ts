import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { safeParse } from 'zod/mini';
import { MailWebhooksRepository } from '../mail-webhooks.repository';
import { REPORT_BYTES } from '../mail-webhook-limits';
import { parsedText } from '../provider-json';
import { DeliveryEventsService } from '../delivery-events.service';
import { sesEventSchema, sesReports } from './ses-report';
import type { SnsMessage } from './sns-message';
import { SnsMessagesService } from './sns-messages.service';

/** Receives SES events from SNS. */
@Injectable()
export class SesEventsService {
  constructor(
    private readonly webhooks: MailWebhooksRepository,
    private readonly sns: SnsMessagesService,
    private readonly deliveryEvents: DeliveryEventsService,
  ) {}

  async receive(ip: string, body: IncomingMessage): Promise<void> {
    const webhook = await this.webhooks.find('ses');
    const message = await this.sns.read(ip, body, {
      topicArn: webhook?.topicArn,
      most: REPORT_BYTES,
    });
    if (message.Type === 'Notification') return this.report(message);
    await this.webhooks.noteCall('ses');
    const isConfirmed = message.Type === 'SubscriptionConfirmation';
    if (isConfirmed) await this.sns.confirm(message);
    await this.webhooks.confirm(message.TopicArn, isConfirmed);
  }

  private async report({ MessageId, Message }: SnsMessage): Promise<void> {
    const event = safeParse(sesEventSchema, parsedText(Message));
    // SES also sends a plain sentence to test the topic.
    await this.deliveryEvents.process(
      'ses',
      MessageId,
      event.success ? sesReports(event.data) : [],
    );
  }
}
