import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

export interface ClientUpdate {
  /** What it is about: a newer update of the same takes its place. */
  topic: string;
  /** A sentence for the client. */
  line: string;
}

@Injectable()
export class ClientUpdatesRepository {
  constructor(private readonly database: Database) {}

  /** Others who write about the client wait until the transaction ends. */
  async lock(userId: string): Promise<void> {
    await this.database.tx.query(
      sql`select pg_advisory_xact_lock(hashtextextended('client_updates ' || $1::text, 0))`,
      [userId],
    );
  }

  /** Answers whether it is the first that waits. */
  async add(userId: string, { topic, line }: ClientUpdate): Promise<boolean> {
    const [{ isFirst }] = await this.database.tx.query<[{ isFirst: boolean }]>(
      sql`insert into client_updates ("userId", topic, line) values ($1, $2, $3)
       on conflict ("userId", topic) do update set line = excluded.line
       returning not exists (select 1 from client_updates where "userId" = $1) as "isFirst"`,
      [userId, topic, line],
    );
    return isFirst;
  }

  /** Answers whether it was waiting. */
  async remove(topic: string): Promise<boolean> {
    const [, removed] = await this.database.tx.query<[unknown, number]>(
      sql`delete from client_updates where topic = $1`,
      [topic],
    );
    return removed > 0;
  }

  /** Removes those of a client and answers their sentences, the oldest first. */
  async take(userId: string): Promise<string[]> {
    const rows = await this.database.tx.query<{ line: string }[]>(
      sql`with taken as (delete from client_updates where "userId" = $1 returning line, "createdAt")
       select line from taken order by "createdAt", line`,
      [userId],
    );
    return rows.map(({ line }) => line);
  }
}
