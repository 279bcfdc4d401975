import { Injectable } from '@nestjs/common';
import type { MailProvider } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { MailWebhookEntity } from './mail-webhook.entity';

type SetUp = Pick<MailWebhookEntity, 'provider' | 'secretHash' | 'topicArn'>;

/** Longer than any provider tries again. */
const KEPT_DAYS = 30;

/** All SQL on webhooks of mail providers and their received events is here, except in read models. */
@Injectable()
export class MailWebhooksRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({
      table: sql`mail_provider_events`,
      expired: sql`"receivedAt" < now() - interval '${KEPT_DAYS} days'`,
    });
  }

  list(): Promise<MailWebhookEntity[]> {
    return this.database.manager.find(MailWebhookEntity);
  }

  find(provider: MailProvider): Promise<MailWebhookEntity | null> {
    return this.database.manager.findOneBy(MailWebhookEntity, { provider });
  }

  /** Discards the state of the earlier webhook. */
  async replace({ provider, secretHash, topicArn }: SetUp): Promise<void> {
    await this.database.tx.query(
      sql`insert into mail_webhooks (provider, "secretHash", "topicArn") values ($1, $2, $3)
       on conflict (provider) do update set "secretHash" = excluded."secretHash",
         "topicArn" = excluded."topicArn", "createdAt" = now(), "confirmedAt" = null,
         "lastCalledAt" = null`,
      [provider, secretHash, topicArn],
    );
  }

  async remove(provider: MailProvider): Promise<boolean> {
    const { affected } = await this.database.tx.delete(MailWebhookEntity, { provider });
    return affected === 1;
  }

  /** Updates the time at most once a minute, as many reports can arrive at once. */
  async noteCall(provider: MailProvider): Promise<void> {
    await this.database.query(
      sql`update mail_webhooks set "lastCalledAt" = now() where provider = $1
         and ("lastCalledAt" is null or "lastCalledAt" < now() - interval '1 minute')`,
      [provider],
    );
  }

  async confirm(topicArn: string, isConfirmed: boolean): Promise<void> {
    await this.database.query(
      sql`update mail_webhooks set "confirmedAt" = case when $2 then now() end
       where provider = 'ses' and "topicArn" = $1`,
      [topicArn, isConfirmed],
    );
  }

  /** Returns false if the report was received before. */
  async addEvent(provider: MailProvider, eventId: string): Promise<boolean> {
    const added = await this.database.tx.query<unknown[]>(
      sql`insert into mail_provider_events (provider, "eventId") values ($1, $2)
       on conflict do nothing returning 1`,
      [provider, eventId],
    );
    return added.length > 0;
  }
}
