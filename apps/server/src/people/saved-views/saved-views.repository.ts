import { Injectable } from '@nestjs/common';
import type { SavedView, ViewKind } from '@polaris/contracts';
import type { DeepPartial } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import { savedViewColumns } from './saved-view.columns';
import { SavedViewEntity } from './saved-view.entity';

export const SAVED_VIEW = 'This saved view';

/** All SQL on saved views is here, except in read models. */
@Injectable()
export class SavedViewsRepository {
  constructor(private readonly database: Database) {}

  /** The saved views of a list, by name. */
  list(kind: ViewKind): Promise<SavedView[]> {
    return this.database.query(
      sql`select ${savedViewColumns.inList} from saved_views r where kind = $1 order by lower(name)`,
      [kind],
    );
  }

  async count(kind: ViewKind): Promise<number> {
    await this.database.tx.query(sql`lock table saved_views in share row exclusive mode`);
    return this.database.tx.countBy(SavedViewEntity, { kind });
  }

  async add(fields: DeepPartial<SavedViewEntity>): Promise<SavedView> {
    return toView(await this.database.tx.save(SavedViewEntity, fields as SavedViewEntity));
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: SavedViewEntity) => void,
  ): Promise<SavedView> {
    const edited = editVersioned(this.database, SavedViewEntity, SAVED_VIEW, id, version, edit);
    return toView(await edited);
  }
}

const toView = (row: SavedViewEntity): SavedView => savedViewColumns.toItem(row);
