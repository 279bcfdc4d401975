import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';

/** What the engines over records know of busy calendars. */
@Injectable()
export class BusyCalendarRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({ table: 'busy_feeds', name: 'This calendar', label: 'label' });
  }
}
