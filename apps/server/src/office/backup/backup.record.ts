import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** Registers backups with the audit log, which records downloads and restores. */
@Injectable()
export class BackupRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({ table: 'backup_runs', name: 'This backup', label: 'file' });
  }
}
