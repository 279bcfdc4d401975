import { Injectable } from '@nestjs/common';
import { createTask } from '@polaris/contracts';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { taskColumns } from './task.columns';
import { TASK } from './tasks.repository';

/** Registers tasks with the audit log, the trash and exports. */
@Injectable()
export class TaskRecordKind {
  constructor(registry: RecordRegistry, idempotency: IdempotencyService) {
    registry.register({
      table: 'tasks',
      name: TASK,
      label: 'title',
      trash: {
        kind: 'task',
        belongsTo: { table: 'customers', column: 'customerId', snapshotKey: 'tasks' },
        onPurge: (ids) => idempotency.forget(createTask, ids),
      },
      undoable: { columns: ['title', 'dueOn', 'dueTime', 'snoozedUntil', 'doneAt'], added: true },
      export: { kind: 'tasks', columns: taskColumns.inFile },
    });
  }
}
