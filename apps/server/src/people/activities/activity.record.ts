import { Injectable } from '@nestjs/common';
import { createActivity } from '@polaris/contracts';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { ACTIVITY } from './activities.repository';
import { activityColumns } from './activity.columns';

/** Registers activities with the audit log, the trash and exports. */
@Injectable()
export class ActivityRecordKind {
  constructor(registry: RecordRegistry, idempotency: IdempotencyService) {
    registry.register({
      table: 'activities',
      name: ACTIVITY,
      label: 'subject',
      trash: {
        kind: 'activity',
        belongsTo: { table: 'customers', column: 'customerId', snapshotKey: 'activities' },
        onPurge: (ids) => idempotency.forget(createActivity, ids),
      },
      undoable: { columns: [], added: true },
      export: { kind: 'activities', columns: activityColumns.inFile },
      weekCount: 'activities',
    });
  }
}
