import { Injectable } from '@nestjs/common';
import { type Asset, MAX_PAGE, type PageQuery } from '@polaris/contracts';
import type { DeepPartial } from 'typeorm';
import { keyContains, searchKey } from '../../platform/database/search-key';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import { type JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, narrow } from '../../platform/database/list/sql-list';
import { assetColumns } from './asset.columns';
import { AssetEntity } from './asset.entity';

export const ASSET = 'This asset';

const assets: List = {
  columns: assetColumns.inList,
  from: sql`assets r`,
  where: [],
  values: [],
  order: { column: 'sortOrder', direction: 'ASC', kind: 'number' },
};

/** All SQL on assets is here, except in read models. */
@Injectable()
export class AssetsRepository {
  constructor(private readonly database: Database) {}

  /** In list order; `q` searches the name. */
  list(query: PageQuery, { all }: { all: boolean }): Promise<JsonPage> {
    const visible = all ? assets : { ...assets, where: [sql`r."isActive"`] };
    const found = query.q ? narrow(visible, keyContains(searchKey(sql`r.name`)), query.q) : visible;
    return readList(this.database, query, found);
  }

  async listActive(): Promise<Asset[]> {
    const order = { sortOrder: 'ASC', id: 'ASC' } as const;
    const rows = await this.database.manager.find(AssetEntity, {
      where: { isActive: true },
      order,
      take: MAX_PAGE,
    });
    return rows.map(toAsset);
  }

  async add(fields: DeepPartial<AssetEntity>): Promise<Asset> {
    return toAsset(await this.database.manager.save(AssetEntity, fields as AssetEntity));
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: AssetEntity) => void,
  ): Promise<Asset> {
    return toAsset(await editVersioned(this.database, AssetEntity, ASSET, id, version, edit));
  }
}

const toAsset = (row: AssetEntity): Asset => assetColumns.toItem(row);
