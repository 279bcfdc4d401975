import type { DataSource, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { notFound, stale } from '../http/problem';

interface Versioned extends ObjectLiteral {
  id: number;
  version: number;
}

/**
 * Edits one row under a lock. A `version` other than the row's own means that someone else has
 * saved: 409, and nothing changes. Without a version the last writer wins.
 */
export function editVersioned<T extends Versioned>(
  dataSource: DataSource,
  entity: EntityTarget<T>,
  what: string,
  id: number,
  version: number | undefined,
  edit: (row: T) => void,
): Promise<T> {
  return dataSource.transaction(async (manager) => {
    const row = await manager.findOne(entity, {
      where: { id } as FindOptionsWhere<T>,
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw notFound(what);
    if (version !== undefined && version !== row.version) throw stale();
    edit(row);
    return manager.save(row);
  });
}
