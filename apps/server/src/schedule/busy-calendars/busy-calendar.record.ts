import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** Registers busy calendars with the audit log. */
@Injectable()
export class BusyCalendarRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({ table: 'busy_feeds', name: 'This calendar', label: 'label' });
  }
}
