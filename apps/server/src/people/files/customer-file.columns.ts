import {
  type CustomerFile,
  type OwnFile,
  customerFileSchema,
  ownFileSchema,
} from '@polaris/contracts';
import { joined, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import { sql } from '../../platform/database/sql';
import type { CustomerFileEntity } from './customer-file.entity';

const hasThumbnail = joined({ inList: sql`(r.thumbnail is not null)` });

export const customerFileColumns = new Columns<CustomerFileEntity, CustomerFile>(
  customerFileSchema,
  {
    id: plain('none'),
    customerId: plain('none'),
    name: plain('none'),
    mediaType: plain('none'),
    size: plain('none'),
    uploadedBy: plain('none'),
    isShared: plain('none'),
    hasThumbnail,
    messageId: plain('none'),
    version: plain('none'),
    createdAt: time('none'),
    updatedAt: time('none'),
  },
);

/** The columns that clients see. */
export const ownFileColumns = new Columns<CustomerFileEntity, OwnFile>(ownFileSchema, {
  id: plain('none'),
  name: plain('none'),
  mediaType: plain('none'),
  size: plain('none'),
  uploadedBy: plain('none'),
  hasThumbnail,
  createdAt: time('none'),
});
