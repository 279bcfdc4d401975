import { type CustomField, customFieldSchema } from '@polaris/contracts';
import { plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import type { FieldEntity } from './field.entity';

export const fieldColumns = new Columns<FieldEntity, CustomField>(customFieldSchema, {
  id: plain('none'),
  name: plain('none'),
  kind: plain('none'),
  choices: plain('none'),
  position: plain('none'),
  version: plain('none'),
  createdAt: time('none'),
  updatedAt: time('none'),
});
