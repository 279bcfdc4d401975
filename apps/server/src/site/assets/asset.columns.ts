import { type Asset, assetSchema } from '@polaris/contracts';
import { plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import type { AssetEntity } from './asset.entity';

export const assetColumns = new Columns<AssetEntity, Asset>(assetSchema, {
  id: plain('none'),
  name: plain('none'),
  description: plain('none'),
  type: plain('none'),
  usage: plain('none'),
  url: plain('none'),
  isActive: plain('none'),
  sortOrder: plain('none'),
  version: plain('none'),
  createdAt: time('none'),
  updatedAt: time('none'),
});
