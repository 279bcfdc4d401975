import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../records/registry/record-registry.service';
import { MESSAGE } from './messages.repository';

/** What the engines over records know of messages. They go with their submission or customer. */
@Injectable()
export class MessageRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({ table: 'messages', name: MESSAGE, label: 'subject' });
  }
}
