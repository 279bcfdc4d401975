import { type Tag, tagSchema } from '@polaris/contracts';
import { joined, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import { customersOfTag } from './tag-customers.read-model';
import type { TagEntity } from './tag.entity';

export const tagColumns = new Columns<TagEntity, Tag>(tagSchema, {
  id: plain('none'),
  name: plain('none'),
  color: plain('none'),
  customers: joined({ inList: customersOfTag }),
  version: plain('none'),
  createdAt: time('none'),
  updatedAt: time('none'),
});
