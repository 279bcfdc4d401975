import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

/** The problems that the owner was mailed about and that are not over. */
@Injectable()
export class HealthAlarmsRepository {
  constructor(private readonly database: Database) {}

  /** Returns true if the owner must be notified, i.e. was not within the last day. */
  async raise(problem: string): Promise<boolean> {
    const raised = await this.database.tx.query<unknown[]>(
      sql`insert into health_alarms as known (problem) values ($1)
       on conflict (problem) do update set "toldAt" = now()
         where known."toldAt" < now() - interval '1 day' or known."toldAt" > now()
       returning 1`,
      [problem],
    );
    return raised.length === 1;
  }

  /** Ends all alarms except for these problems; returns the ended ones. */
  async endOthers(problems: string[]): Promise<string[]> {
    const [ended] = await this.database.tx.query<[{ problem: string }[], number]>(
      sql`delete from health_alarms where problem <> all($1) returning problem`,
      [problems],
    );
    return ended.map(({ problem }) => problem);
  }
}
