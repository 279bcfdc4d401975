import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { ProblemError } from '../../../platform/problem/problem';
import { readBody } from '../../../platform/http/bodies/read-body';
import { mailWebhookLimit, notSetUp } from '../mail-webhook-limits';
import { jsonIn } from '../provider-json';
import { certificateAddress, confirmationAddress } from './sns-address';
import { type SnsMessage, isFresh, isSigned, snsMessageSchema } from './sns-message';
import { SnsService } from './sns.service';

/** Reads messages from SNS: only from the owner's topic, with a valid signature and recent. */
@Injectable()
export class SnsMessagesService {
  constructor(
    private readonly limits: LimitsService,
    private readonly sns: SnsService,
  ) {}

  /**
   * If the owner has set no `topicArn`, nothing is read. Bodies are not read if the header names another topic.
   * https://docs.aws.amazon.com/sns/latest/dg/http-header.html
   */
  async read(
    ip: string,
    body: IncomingMessage,
    { topicArn, most }: { topicArn: string | null | undefined; most: number },
  ): Promise<SnsMessage> {
    await this.limits.count(mailWebhookLimit, addressKey(ip));
    if (!topicArn) throw notSetUp();
    if (body.headers['x-amz-sns-topic-arn'] !== topicArn) throw refused();
    const message = jsonIn(await readBody(body, most), snsMessageSchema);
    await this.assertGenuine(message, topicArn);
    return message;
  }

  /** Confirms the subscription, before which SNS sends nothing. Only visits URLs of SNS. */
  async confirm({ SubscribeURL, TopicArn }: SnsMessage): Promise<void> {
    const address = confirmationAddress(SubscribeURL, TopicArn);
    if (address === undefined) throw refused();
    await this.sns.confirm(address);
  }

  /** Checks everything else first, so that rejected messages cause no requests. */
  private async assertGenuine(message: SnsMessage, topicArn: string): Promise<void> {
    const { TopicArn, SigningCertURL } = message;
    if (topicArn !== TopicArn || !isFresh(message)) throw refused();
    const address = certificateAddress(SigningCertURL, TopicArn);
    if (address === undefined) throw refused();
    if (!isSigned(message, await this.sns.certificate(address))) throw refused();
  }
}

const refused = () => new ProblemError(403, 'This message is not one of the topic.');
