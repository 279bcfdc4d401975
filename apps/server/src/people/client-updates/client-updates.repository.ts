import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

export interface ClientUpdate {
  /** A newer update on the same topic replaces the older one. */
  topic: string;
  /** A sentence for the client. */
  line: string;
}

@Injectable()
export class ClientUpdatesRepository {
  constructor(private readonly database: Database) {}

  /** Locks out other transactions that add updates for this client until this one ends. */
  async lock(userId: string): Promise<void> {
    await this.database.tx.query(
      sql`select pg_advisory_xact_lock(hashtextextended('client_updates ' || $1::text, 0))`,
      [userId],
    );
  }

  /** Returns whether this is the first waiting update. */
  async add(userId: string, { topic, line }: ClientUpdate): Promise<boolean> {
    const [{ isFirst }] = await this.database.tx.query<[{ isFirst: boolean }]>(
      sql`insert into client_updates ("userId", topic, line) values ($1, $2, $3)
       on conflict ("userId", topic) do update set line = excluded.line
       returning not exists (select 1 from client_updates where "userId" = $1) as "isFirst"`,
      [userId, topic, line],
    );
    return isFirst;
  }

  /** Returns whether an update was waiting. */
  async remove(topic: string): Promise<boolean> {
    const [, removed] = await this.database.tx.query<[unknown, number]>(
      sql`delete from client_updates where topic = $1`,
      [topic],
    );
    return removed > 0;
  }

  /** Removes a client's updates and returns their sentences, oldest first. */
  async consume(userId: string): Promise<string[]> {
    const rows = await this.database.tx.query<{ line: string }[]>(
      sql`with taken as (delete from client_updates where "userId" = $1 returning line, "createdAt")
       select line from taken order by "createdAt", line`,
      [userId],
    );
    return rows.map(({ line }) => line);
  }
}
