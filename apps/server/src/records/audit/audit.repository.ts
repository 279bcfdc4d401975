import { Injectable } from '@nestjs/common';
import type { Audited } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';

/** A change that changed no column of the record itself. */
export interface AddedEntry {
  relation: Audited;
  recordId: number;
  after: object;
}

/** What is written to the audit log by hand; triggers of the database write the rest. */
@Injectable()
export class AuditRepository {
  async add({ relation, recordId, after }: AddedEntry, manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into audit_log ("actorId", relation, "recordId", action, before, after)
       values (nullif(current_setting('polaris.actor', true), ''), $1, $2, 'update', '{}', $3)`,
      [relation, recordId, JSON.stringify(after)],
    );
  }

  async forget(relation: Audited, recordIds: number[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update audit_log set before = null, after = null
       where relation = $1 and "recordId" = any($2)`,
      [relation, recordIds],
    );
  }
}
