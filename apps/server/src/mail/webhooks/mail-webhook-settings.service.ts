import { Injectable } from '@nestjs/common';
import type { MailProvider, MailWebhook, WebhookAddress } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/problem/problem';
import { SecurityLogService } from '../../records/security-log/security-log.service';
import type { MailWebhookEntity } from './mail-webhook.entity';
import { MailWebhooksRepository } from './mail-webhooks.repository';
import { credentialsHash } from './postmark/basic-credentials';
import { newToken } from '../../platform/config/hash-token';

const providers: MailProvider[] = ['postmark', 'ses'];
const USER_NAME = 'polaris';

/** The owner's settings for receiving bounces and complaints. */
@Injectable()
export class MailWebhookSettingsService {
  constructor(
    private readonly database: Database,
    private readonly webhooks: MailWebhooksRepository,
    private readonly settings: Settings,
    private readonly security: SecurityLogService,
  ) {}

  async list(): Promise<MailWebhook[]> {
    const rows = await this.webhooks.list();
    return providers.map((name) =>
      this.toWebhook(
        name,
        rows.find(({ provider }) => provider === name),
      ),
    );
  }

  /** Only the secret's hash is stored, so it cannot be shown again or read from a backup. */
  async makePostmarkAddress(userId: string): Promise<WebhookAddress> {
    const secret = newToken();
    const secretHash = credentialsHash(`${USER_NAME}:${secret}`);
    await this.replace(userId, { provider: 'postmark', secretHash, topicArn: null });
    const address = new URL(this.addressOf('postmark'));
    address.username = USER_NAME;
    address.password = secret;
    return { address: address.href };
  }

  async setSesTopic(userId: string, topicArn: string): Promise<MailWebhook> {
    const known = await this.webhooks.find('ses');
    if (known?.topicArn !== topicArn)
      await this.replace(userId, { provider: 'ses', secretHash: null, topicArn });
    return this.toWebhook('ses', (await this.webhooks.find('ses')) ?? undefined);
  }

  remove(userId: string, provider: MailProvider): Promise<void> {
    return this.database.transaction(async () => {
      if (!(await this.webhooks.remove(provider))) throw notFound('This webhook');
      await this.security.record('mail_webhook_changed', userId, provider);
    });
  }

  private replace(userId: string, row: Parameters<MailWebhooksRepository['replace']>[0]) {
    return this.database.transaction(async () => {
      await this.webhooks.replace(row);
      await this.security.record('mail_webhook_changed', userId, row.provider);
    });
  }

  private addressOf(provider: MailProvider): string {
    return `${this.settings.publicUrl}/api/webhooks/${provider}`;
  }

  private toWebhook(provider: MailProvider, row: MailWebhookEntity | undefined): MailWebhook {
    return {
      provider,
      address: this.addressOf(provider),
      createdAt: row?.createdAt.toISOString() ?? null,
      topicArn: row?.topicArn ?? null,
      confirmedAt: row?.confirmedAt?.toISOString() ?? null,
      lastCalledAt: row?.lastCalledAt?.toISOString() ?? null,
    };
  }
}
