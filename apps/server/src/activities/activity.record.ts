import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../records/registry/record-registry.service';
import { ACTIVITY } from './activities.repository';
import { activityColumns } from './activity.columns';

/** What the engines over records know of activities. */
@Injectable()
export class ActivityRecord {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'activities',
      name: ACTIVITY,
      label: 'subject',
      trash: {
        kind: 'activity',
        belongsTo: { table: 'customers', column: 'customerId', as: 'activities' },
      },
      export: { kind: 'activities', columns: activityColumns.inFile },
      weekCount: 'activities',
    });
  }
}
