import { Injectable } from '@nestjs/common';
import type { ViewKind } from '@polaris/contracts';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { SAVED_VIEW } from './saved-views.repository';
import { SavedViewsService } from './saved-views.service';

/** Registers saved views with the audit log and the trash. */
@Injectable()
export class SavedViewRecordKind {
  constructor(registry: RecordRegistry, views: SavedViewsService) {
    registry.register({
      table: 'saved_views',
      name: SAVED_VIEW,
      label: 'name',
      trash: {
        kind: 'saved_view',
        prepare: async (row) => {
          await views.assertRoom(row['kind'] as ViewKind);
          return row;
        },
      },
    });
  }
}
