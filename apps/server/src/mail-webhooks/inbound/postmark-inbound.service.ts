import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LimitsService, addressKey } from '../../platform/http/limits.service';
import { ProblemError } from '../../platform/problem/problem';
import { mailWebhookLimit } from '../mail-webhook-limit';
import { areCredentials } from '../postmark/basic-credentials';
import { jsonIn } from '../provider-json';
import type { InboundMailEntity } from './inbound-mail.entity';
import { InboundMailRepository } from './inbound-mail.repository';
import { InboundMailService } from './inbound-mail.service';
import { postmarkMail, postmarkMailSchema } from './postmark-mail';

/** Takes mails that Postmark posts: who it is shows the password in the address that it was given. */
@Injectable()
export class PostmarkInboundService {
  constructor(
    private readonly limits: LimitsService,
    private readonly settings: InboundMailRepository,
    private readonly inbound: InboundMailService,
  ) {}

  async receive(ip: string, authorization: string | undefined, body: unknown): Promise<void> {
    const { address } = await this.authorize(ip, authorization);
    const mail = postmarkMail(jsonIn(body, postmarkMailSchema));
    await this.inbound.take('postmark', address, mail);
  }

  /** Before the body is read. One that is sent again has the same size, and is told of once a day. */
  async rejectLarge(ip: string, authorization: string | undefined, bytes: number): Promise<void> {
    await this.authorize(ip, authorization);
    const day = new Date().toISOString().slice(0, 10);
    const id = createHash('sha256').update(`${day} ${bytes}`).digest('base64url');
    await this.inbound.rejectLarge(id, bytes);
  }

  private async authorize(
    ip: string,
    authorization: string | undefined,
  ): Promise<InboundMailEntity> {
    await this.limits.count(mailWebhookLimit, addressKey(ip));
    const row = await this.settings.find();
    if (!row || !areCredentials(authorization, row.secretHash))
      throw new ProblemError(401, 'The user name or the password is wrong.');
    return row;
  }
}
