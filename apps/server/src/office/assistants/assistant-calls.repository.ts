import { Injectable } from '@nestjs/common';
import { ASSISTANT_CALL_DAYS, type AssistantCall } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import type { ExpiringRows } from '../../platform/jobs/expired-rows.service';

const MOST_LISTED = 100;

export const expiringAssistantCalls: ExpiringRows = {
  table: sql`assistant_calls`,
  expired: sql`at < now() - ${ASSISTANT_CALL_DAYS} * interval '1 day'`,
};

/** Which tools were called about which records, and nothing of what they answered. */
@Injectable()
export class AssistantCallsRepository {
  constructor(private readonly database: Database) {}

  async add(grantId: number, tool: string, records: readonly string[]): Promise<void> {
    await this.database.query(
      sql`insert into assistant_calls ("grantId", tool, records) values ($1, $2, $3)`,
      [grantId, tool, records],
    );
  }

  /** The newest first. */
  async list(grantId: number): Promise<AssistantCall[]> {
    const rows = await this.database.query<(Omit<AssistantCall, 'at'> & { at: Date })[]>(
      sql`select id, tool, records, at from assistant_calls
       where "grantId" = $1 order by id desc limit ${MOST_LISTED}`,
      [grantId],
    );
    return rows.map(({ at, ...call }) => ({ ...call, at: at.toISOString() }));
  }
}
