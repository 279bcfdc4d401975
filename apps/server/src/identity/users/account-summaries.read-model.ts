import { Injectable } from '@nestjs/common';
import type { AccountSummary, UsersQuery } from '@polaris/contracts';
import { keyContains, searchKey } from '../../platform/database/search-key';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { isoTime } from '../../platform/database/list/sql-list';

/** The number of results of a search without a limit. */
const SHOWN = 20;

const summary = sql`
  select u.id, u.email, u."firstName", u."lastName", u.phone,
    ${isoTime(sql`u."createdAt"`)} as "createdAt",
    u."emailVerifiedAt" is not null as "emailVerified",
    ${isoTime(sql`u."disabledAt"`)} as "disabledAt",
    json_build_object('email', coalesce(p.email, true), 'phone', coalesce(p.phone, false),
      'text', coalesce(p.text, false)) as preferences
  from users u left join communication_preferences p on p."userId" = u.id`;

/** Must match the expression of the index users_search exactly. */
const searched = sql`u.email || ' ' || coalesce(u."firstName", '') || ' ' || coalesce(u."lastName", '')`;

/** Accounts as the owner sees them, with their mail preferences. */
@Injectable()
export class AccountSummariesReadModel {
  constructor(private readonly database: Database) {}

  /** The newest accounts whose address or name contains the text; without owners. */
  search({ q, limit = SHOWN }: UsersQuery): Promise<AccountSummary[]> {
    return this.database.query<AccountSummary[]>(
      sql`${summary}
       where not u."isAdmin" and u."disabledAt" is null and ($1::text is null or
         ${keyContains(searchKey(searched), sql`$1`)})
       order by u."createdAt" desc, u.id limit $2`,
      [q || null, limit],
    );
  }

  async find(id: string): Promise<AccountSummary | undefined> {
    const [account] = await this.database.query<AccountSummary[]>(sql`${summary} where u.id = $1`, [
      id,
    ]);
    return account;
  }
}
