import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';

export interface ReleaseCheckRow {
  isAllowed: boolean;
  checkedAt: Date | null;
  newest: string | null;
  failure: string | null;
}

const NEVER: ReleaseCheckRow = { isAllowed: false, checkedAt: null, newest: null, failure: null };

@Injectable()
export class ReleaseChecksRepository {
  constructor(private readonly database: Database) {}

  async find(): Promise<ReleaseCheckRow> {
    const [row] = await this.database.query<ReleaseCheckRow[]>(
      sql`select "isAllowed", "checkedAt", newest, failure from release_checks`,
    );
    return row ?? NEVER;
  }

  async allow(isAllowed: boolean): Promise<void> {
    await this.database.query(
      sql`insert into release_checks ("isAllowed") values ($1)
       on conflict (id) do update set "isAllowed" = excluded."isAllowed"`,
      [isAllowed],
    );
  }

  /** Stores the result if checks are still allowed. A failure keeps the last known version. */
  async note(newest: string | null, failure: string | null): Promise<void> {
    await this.database.query(
      sql`update release_checks
       set "checkedAt" = now(), newest = coalesce($1, newest), failure = $2 where "isAllowed"`,
      [newest, failure],
    );
  }
}
