import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/sql';
import { InboundMailEntity } from './inbound-mail.entity';

type SetUp = Pick<InboundMailEntity, 'provider' | 'address' | 'secretHash' | 'topicArn'>;

/** The only code whose SQL names how replies come in. */
@Injectable()
export class InboundMailRepository {
  constructor(private readonly database: Database) {}

  async find(): Promise<InboundMailEntity | undefined> {
    const [row] = await this.database.manager.find(InboundMailEntity);
    return row;
  }

  /** What was known of an earlier one is forgotten. */
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

  /** At most once a minute: many mails may come at the same time. */
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
