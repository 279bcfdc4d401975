import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../records/registry/record-registry.service';
import { ACTIVITY } from './activities.repository';
import { IdempotencyRepository } from './idempotency.repository';
import { activityColumns } from './activity.columns';

/** What the engines over records know of activities. */
@Injectable()
export class ActivityRecord {
  constructor(registry: RecordRegistry, keys: IdempotencyRepository) {
    registry.register({
      table: 'activities',
      name: ACTIVITY,
      label: 'subject',
      trash: {
        kind: 'activity',
        belongsTo: { table: 'customers', column: 'customerId', as: 'activities' },
        onPurge: (ids, manager) => keys.removeOf(ids, manager),
      },
      export: { kind: 'activities', columns: activityColumns.inFile },
      weekCount: 'activities',
    });
  }
}
