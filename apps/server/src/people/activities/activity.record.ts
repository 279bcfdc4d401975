import { Injectable } from '@nestjs/common';
import { createActivity } from '@polaris/contracts';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { ACTIVITY } from './activities.repository';
import { activityColumns } from './activity.columns';

/** What the engines over records know of activities. */
@Injectable()
export class ActivityRecordKind {
  constructor(registry: RecordRegistry, idempotency: IdempotencyService) {
    registry.register({
      table: 'activities',
      name: ACTIVITY,
      label: 'subject',
      trash: {
        kind: 'activity',
        belongsTo: { table: 'customers', column: 'customerId', as: 'activities' },
        onPurge: (ids) => idempotency.forget(createActivity, ids),
      },
      export: { kind: 'activities', columns: activityColumns.inFile },
      weekCount: 'activities',
    });
  }
}
