import { Injectable } from '@nestjs/common';
import { LimitsService, addressKey } from '../../platform/http/limits.service';
import { ProblemError } from '../../platform/problem/problem';
import { mailWebhookLimit } from '../mail-webhook-limit';
import { jsonIn } from '../provider-json';
import { certificateAddress, confirmationAddress } from './sns-address';
import { type SnsMessage, isFresh, isSigned, snsMessageSchema } from './sns-message';
import { SnsService } from './sns.service';

/** Reads what SNS sends: from the owner's topic, signed by SNS, and just now. */
@Injectable()
export class SnsMessagesService {
  constructor(
    private readonly limits: LimitsService,
    private readonly sns: SnsService,
  ) {}

  /** `topicArn`: null while the owner has set none. */
  async read(ip: string, body: unknown, topicArn: string | null): Promise<SnsMessage> {
    await this.limits.count(mailWebhookLimit, addressKey(ip));
    const message = jsonIn(body, snsMessageSchema);
    await this.assertGenuine(message, topicArn);
    return message;
  }

  /** SNS sends nothing before; an address that is not its own is not visited. */
  async confirm({ SubscribeURL, TopicArn }: SnsMessage): Promise<void> {
    const address = confirmationAddress(SubscribeURL, TopicArn);
    if (address === undefined) throw refused();
    await this.sns.confirm(address);
  }

  /** Nothing is fetched for a message that is refused without it. */
  private async assertGenuine(message: SnsMessage, topicArn: string | null): Promise<void> {
    const { TopicArn, SigningCertURL } = message;
    if (topicArn !== TopicArn || !isFresh(message)) throw refused();
    const address = certificateAddress(SigningCertURL, TopicArn);
    if (address === undefined) throw refused();
    if (!isSigned(message, await this.sns.certificate(address))) throw refused();
  }
}

const refused = () => new ProblemError(403, 'This message is not one of the topic.');
