import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** What the engines over records know of backups: downloads and restores are in the audit log. */
@Injectable()
export class BackupRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({ table: 'backup_runs', name: 'This backup', label: 'file' });
  }
}
