import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/sql';
import { InboundMailEntity } from './inbound-mail.entity';

type SetUp = Pick<InboundMailEntity, 'provider' | 'address' | 'secretHash' | 'topicArn'>;

/** All SQL on the settings for received mail is here, except in read models. */
@Injectable()
export class InboundMailRepository {
  constructor(private readonly database: Database) {}

  async find(): Promise<InboundMailEntity | undefined> {
    const [row] = await this.database.manager.find(InboundMailEntity);
    return row;
  }

  /** Discards the state of the earlier provider. */
  async replace({ provider, address, secretHash, topicArn }: SetUp): Promise<void> {
    await this.database.tx.query(
      sql`insert into inbound_mail (provider, address, "secretHash", "topicArn") values ($1, $2, $3, $4)
       on conflict (id) do update set provider = excluded.provider, address = excluded.address,
         "secretHash" = excluded."secretHash", "topicArn" = excluded."topicArn", "createdAt" = now(),
         "confirmedAt" = null, "lastReceivedAt" = null, ignored = 0`,
      [provider, address, secretHash, topicArn],
    );
  }

  async remove(): Promise<boolean> {
    const [, removed] = await this.database.tx.query<[unknown, number]>(
      sql`delete from inbound_mail`,
    );
    return removed === 1;
  }

  /** Updates the time at most once a minute, as many mails can arrive at once. */
  async noteMail(): Promise<void> {
    await this.database.query(
      sql`update inbound_mail set "lastReceivedAt" = now()
       where "lastReceivedAt" is null or "lastReceivedAt" < now() - interval '1 minute'`,
    );
  }

  async noteIgnored(): Promise<void> {
    await this.database.query(sql`update inbound_mail set ignored = ignored + 1`);
  }

  async confirm(topicArn: string, isConfirmed: boolean): Promise<void> {
    await this.database.query(
      sql`update inbound_mail set "confirmedAt" = case when $2 then now() end where "topicArn" = $1`,
      [topicArn, isConfirmed],
    );
  }
}
