import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { notFound, stale } from '../problem/problem';
import type { Database } from './database';

interface Versioned extends ObjectLiteral {
  id: number;
  version: number;
}

/**
 * Edits one row under a lock. A `version` other than the row's own means that someone else has
 * saved: 409, and nothing changes. Without a version the last writer wins.
 */
export function editVersioned<T extends Versioned>(
  database: Database,
  entity: EntityTarget<T>,
  what: string,
  id: number,
  version: number | undefined,
  edit: (row: T) => void,
): Promise<T> {
  return database.transaction(async () => {
    const row = await database.tx.findOne(entity, {
      where: { id } as FindOptionsWhere<T>,
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw notFound(what);
    if (version !== undefined && version !== row.version) throw stale();
    edit(row);
    return database.tx.save(row);
  });
}
