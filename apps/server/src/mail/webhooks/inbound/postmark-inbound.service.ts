import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { ProblemError } from '../../../platform/problem/problem';
import { readBody } from '../../../platform/http/bodies/read-body';
import { MAIL_BYTES, mailWebhookLimit, notSetUp } from '../mail-webhook-limits';
import { areCredentials } from '../postmark/basic-credentials';
import { jsonIn } from '../provider-json';
import type { InboundMailEntity } from './inbound-mail.entity';
import { InboundMailRepository } from './inbound-mail.repository';
import { InboundMailService } from './inbound-mail.service';
import { postmarkMail, postmarkMailSchema } from './postmark-mail';

/** Receives mails from Postmark, authenticated by the password in the webhook URL. */
@Injectable()
export class PostmarkInboundService {
  constructor(
    private readonly limits: LimitsService,
    private readonly settings: InboundMailRepository,
    private readonly inbound: InboundMailService,
  ) {}

  async receive(
    ip: string,
    authorization: string | undefined,
    body: IncomingMessage,
  ): Promise<void> {
    const { address } = await this.authorize(ip, authorization);
    const bytes = Number(body.headers['content-length']);
    if (bytes > MAIL_BYTES) return this.rejectLarge(bytes);
    const mail = postmarkMail(jsonIn(await readBody(body, MAIL_BYTES), postmarkMailSchema));
    await this.inbound.process('postmark', address, mail);
  }

  /**
   * Postmark retries a rejected mail silently. An oversized one is accepted unread instead, and the owner is notified
   * once a day for each size.
   */
  private async rejectLarge(bytes: number): Promise<void> {
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
    if (row?.provider !== 'postmark') throw notSetUp();
    if (!areCredentials(authorization, row.secretHash))
      throw new ProblemError(401, 'The user name or the password is wrong.');
    return row;
  }
}
