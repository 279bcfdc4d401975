import { type SavedView, savedViewSchema } from '@polaris/contracts';
import { plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import type { SavedViewEntity } from './saved-view.entity';

export const savedViewColumns = new Columns<SavedViewEntity, SavedView>(savedViewSchema, {
  id: plain('none'),
  kind: plain('none'),
  name: plain('none'),
  filters: plain('none'),
  columns: plain('none'),
  layout: plain('none'),
  version: plain('none'),
  createdAt: time('none'),
  updatedAt: time('none'),
});
