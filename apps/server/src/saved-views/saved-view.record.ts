import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../records/registry/record-registry.service';
import { SAVED_VIEW } from './saved-views.repository';

/** What the engines over records know of saved views. */
@Injectable()
export class SavedViewRecord {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'saved_views',
      name: SAVED_VIEW,
      label: 'name',
      trash: { kind: 'saved_view' },
    });
  }
}
