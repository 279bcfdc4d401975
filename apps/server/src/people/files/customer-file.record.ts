import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { FILE } from './customer-files.repository';

/** Registers files with the audit log and the trash. Files in the trash keep their content. */
@Injectable()
export class CustomerFileRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'customer_files',
      name: FILE,
      label: 'name',
      refersTo: [
        { column: 'userId', table: 'users', shared: true, label: 'email' },
        { column: 'messageId', table: 'messages', shared: true },
      ],
      trash: {
        kind: 'customer_file',
        belongsTo: { table: 'customers', column: 'customerId', snapshotKey: 'files' },
      },
    });
  }
}
