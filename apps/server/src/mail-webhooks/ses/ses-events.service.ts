import { Injectable } from '@nestjs/common';
import { safeParse } from 'zod/mini';
import { LimitsService, addressKey } from '../../platform/http/limits.service';
import { ProblemError } from '../../platform/problem/problem';
import { mailWebhookLimit } from '../mail-webhook-limit';
import { MailWebhooksRepository } from '../mail-webhooks.repository';
import { jsonIn } from '../provider-json';
import { ReceivedReportsService } from '../received-reports.service';
import { sesEventSchema, sesReports } from './ses-report';
import { certificateAddress, confirmationAddress } from './sns-address';
import { type SnsMessage, isFresh, isSigned, snsMessageSchema } from './sns-message';
import { SnsService } from './sns.service';

/** Takes what SNS sends about mail of SES: from the owner's topic, signed by SNS, and just now. */
@Injectable()
export class SesEventsService {
  constructor(
    private readonly limits: LimitsService,
    private readonly webhooks: MailWebhooksRepository,
    private readonly sns: SnsService,
    private readonly reports: ReceivedReportsService,
  ) {}

  async receive(ip: string, body: unknown): Promise<void> {
    await this.limits.count(mailWebhookLimit, addressKey(ip));
    const message = jsonIn(body, snsMessageSchema);
    await this.assertGenuine(message);
    if (message.Type === 'Notification') return this.report(message);
    await this.webhooks.noteCall('ses');
    if (message.Type === 'SubscriptionConfirmation') return this.confirm(message);
    await this.webhooks.confirm(message.TopicArn, false);
  }

  /** Nothing is fetched for a message that is refused without it. */
  private async assertGenuine(message: SnsMessage): Promise<void> {
    const { TopicArn, SigningCertURL } = message;
    const webhook = await this.webhooks.find('ses');
    if (webhook?.topicArn !== TopicArn || !isFresh(message)) throw refused();
    const address = certificateAddress(SigningCertURL, TopicArn);
    if (address === undefined) throw refused();
    if (!isSigned(message, await this.sns.certificate(address))) throw refused();
  }

  /** SNS sends nothing before; an address that is not its own is not visited. */
  private async confirm({ SubscribeURL, TopicArn }: SnsMessage): Promise<void> {
    const address = confirmationAddress(SubscribeURL, TopicArn);
    if (address === undefined) throw refused();
    await this.sns.confirm(address);
    await this.webhooks.confirm(TopicArn, true);
  }

  private async report({ MessageId, Message }: SnsMessage): Promise<void> {
    const event = safeParse(sesEventSchema, jsonOrText(Message));
    // Also a sentence with which SES tries the topic.
    await this.reports.take('ses', MessageId, event.success ? sesReports(event.data) : []);
  }
}

const refused = () => new ProblemError(403, 'This message is not one of the topic.');

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
