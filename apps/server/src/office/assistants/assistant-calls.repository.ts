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

  /** `untrusted`: those of the records whose text by others was read. */
  async add(
    grantId: number,
    call: { tool: string; records: readonly string[]; untrusted: readonly string[] },
  ): Promise<void> {
    const { tool, records, untrusted } = call;
    await this.database.query(
      sql`insert into assistant_calls ("grantId", tool, records, untrusted) values ($1, $2, $3, $4)`,
      [grantId, tool, records, untrusted],
    );
  }

  /** Whose text a connection has read within some minutes, the newest first. */
  async listUntrusted(grantId: number, minutes: number): Promise<string[]> {
    const rows = await this.database.query<{ record: string }[]>(
      sql`select record from assistant_calls c, unnest(c.untrusted) record
       where c."grantId" = $1 and c.at > clock_timestamp() - $2 * interval '1 minute'
       group by record order by max(c.id) desc, record limit ${MOST_LISTED}`,
      [grantId, minutes],
    );
    return rows.map(({ record }) => record);
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
