import { Injectable } from '@nestjs/common';
import type {
  InboundMail,
  PostmarkInboundInput,
  SesInboundInput,
  WebhookAddress,
} from '@polaris/contracts';
import { Settings } from '../../../platform/config/settings';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/problem/problem';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import { credentialsHash } from '../postmark/basic-credentials';
import { InboundMailRepository } from './inbound-mail.repository';
import { newToken } from '../../../platform/config/hash-token';

const USER_NAME = 'polaris';

/** The owner's settings for receiving replies by mail. */
@Injectable()
export class InboundMailSettingsService {
  constructor(
    private readonly database: Database,
    private readonly inbound: InboundMailRepository,
    private readonly settings: Settings,
    private readonly security: SecurityLogService,
  ) {}

  async get(): Promise<InboundMail> {
    const row = await this.inbound.find();
    return {
      provider: row?.provider ?? null,
      address: row?.address ?? null,
      topicArn: row?.topicArn ?? null,
      endpoint: this.endpointOf('ses'),
      createdAt: row?.createdAt.toISOString() ?? null,
      confirmedAt: row?.confirmedAt?.toISOString() ?? null,
      lastReceivedAt: row?.lastReceivedAt?.toISOString() ?? null,
      ignored: row?.ignored ?? 0,
    };
  }

  /**
   * The reply address of a conversation. Undefined until the first mail has arrived there: until then the address might
   * not work, and replies would be lost.
   */
  async replyAddress(token: string): Promise<string | undefined> {
    const row = await this.inbound.find();
    return row?.lastReceivedAt ? row.address.replace('@', `+${token}@`) : undefined;
  }

  /** Only the secret's hash is stored, so it cannot be shown again or read from a backup. */
  async setPostmark(userId: string, { address }: PostmarkInboundInput): Promise<WebhookAddress> {
    const secret = newToken();
    const secretHash = credentialsHash(`${USER_NAME}:${secret}`);
    await this.replace(userId, { provider: 'postmark', address, secretHash, topicArn: null });
    const webhook = new URL(this.endpointOf('postmark'));
    webhook.username = USER_NAME;
    webhook.password = secret;
    return { address: webhook.href };
  }

  async setSes(userId: string, { address, topicArn }: SesInboundInput): Promise<InboundMail> {
    await this.replace(userId, { provider: 'ses', address, secretHash: null, topicArn });
    return this.get();
  }

  remove(userId: string): Promise<void> {
    return this.database.transaction(async () => {
      if (!(await this.inbound.remove())) throw notFound('This setting');
      await this.security.record('mail_webhook_changed', userId, 'replies by email');
    });
  }

  private replace(userId: string, row: Parameters<InboundMailRepository['replace']>[0]) {
    return this.database.transaction(async () => {
      await this.inbound.replace(row);
      await this.security.record('mail_webhook_changed', userId, `replies by ${row.provider}`);
    });
  }

  private endpointOf(provider: string): string {
    return `${this.settings.publicUrl}/api/webhooks/${provider}-inbound`;
  }
}
