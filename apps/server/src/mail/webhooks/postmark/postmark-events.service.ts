import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { ProblemError } from '../../../platform/problem/problem';
import { readBody } from '../../../platform/http/bodies/read-body';
import { REPORT_BYTES, mailWebhookLimit, notSetUp } from '../mail-webhook-limits';
import { MailWebhooksRepository } from '../mail-webhooks.repository';
import { jsonIn } from '../provider-json';
import { DeliveryEventsService } from '../delivery-events.service';
import { areCredentials } from './basic-credentials';
import { postmarkEventSchema, postmarkReport } from './postmark-report';

/**
 * Receives events from Postmark, which are not signed but authenticated by the password in the webhook URL
 * (https://postmarkapp.com/developer/webhooks/webhooks-overview#protecting-your-webhook).
 */
@Injectable()
export class PostmarkEventsService {
  constructor(
    private readonly limits: LimitsService,
    private readonly webhooks: MailWebhooksRepository,
    private readonly deliveryEvents: DeliveryEventsService,
  ) {}

  async receive(
    ip: string,
    authorization: string | undefined,
    body: IncomingMessage,
  ): Promise<void> {
    await this.limits.count(mailWebhookLimit, addressKey(ip));
    const webhook = await this.webhooks.find('postmark');
    if (!webhook) throw notSetUp();
    if (!areCredentials(authorization, webhook.secretHash))
      throw new ProblemError(401, 'The user name or the password is wrong.');
    const event = jsonIn(await readBody(body, REPORT_BYTES), postmarkEventSchema);
    const report = postmarkReport(event);
    const { RecordType, ID } = event;
    await this.deliveryEvents.process(
      'postmark',
      `${RecordType === 'SpamComplaint'} ${ID}`,
      report ? [report] : [],
    );
  }
}
