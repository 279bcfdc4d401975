import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { MESSAGE } from './messages.repository';

/**
 * What the engines over records know of messages. They go with their submission, or with their customer, with whom
 * they come back.
 */
@Injectable()
export class MessageRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'messages',
      name: MESSAGE,
      label: 'subject',
      goesWith: {
        table: 'customers',
        column: 'customerId',
        as: 'messages',
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
