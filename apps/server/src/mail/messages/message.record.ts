import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { MESSAGE } from './messages.repository';

/**
 * Registers messages with the audit log. They are deleted with their submission or customer, and restored with the
 * customer.
 */
@Injectable()
export class MessageRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'messages',
      name: MESSAGE,
      label: 'subject',
      ownedBy: {
        table: 'customers',
        column: 'customerId',
        snapshotKey: 'messages',
        refersTo: [
          { column: 'templateId', table: 'reply_templates', shared: true },
          { column: 'activityId', table: 'activities', shared: true },
          { column: 'followUpId', table: 'activities', shared: true },
          { column: 'userId', table: 'users', shared: true },
        ],
      },
    });
  }
}
