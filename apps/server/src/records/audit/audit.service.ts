import { Injectable } from '@nestjs/common';
import type { AuditQuery, Audited } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import type { JsonPage } from '../../platform/database/list/list';
import { AuditReadModel } from './audit.read-model';
import { type AddedEntry, AuditRepository } from './audit.repository';

/** Who changed what: written by triggers of the database, and by hand where no column changes. */
@Injectable()
export class AuditService {
  constructor(
    private readonly log: AuditRepository,
    private readonly entries: AuditReadModel,
  ) {}

  /** Adds a change that changed no column of the record itself. */
  add(entry: AddedEntry, manager: EntityManager): Promise<void> {
    return this.log.add(entry, manager);
  }

  /** Removes the values that the log has of records; that they were changed stays. */
  forget(relation: Audited, recordIds: number[], manager: EntityManager): Promise<void> {
    return this.log.forget(relation, recordIds, manager);
  }

  /** Newest change first, of all records or of one. */
  list(query: AuditQuery): Promise<JsonPage> {
    return this.entries.list(query);
  }
}
