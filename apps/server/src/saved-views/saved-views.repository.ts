import { Injectable } from '@nestjs/common';
import type { SavedView, ViewKind } from '@polaris/contracts';
import { DataSource, type DeepPartial, type EntityManager } from 'typeorm';
import { editVersioned } from '../platform/database/edit-versioned';
import { savedViewColumns } from './saved-view.columns';
import { SavedViewEntity } from './saved-view.entity';

export const SAVED_VIEW = 'This saved view';

/** The only code whose SQL names the saved views. */
@Injectable()
export class SavedViewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of a list, by name. */
  list(kind: ViewKind): Promise<SavedView[]> {
    return this.dataSource.query(
      `select ${savedViewColumns.inList} from saved_views r where kind = $1 order by lower(name)`,
      [kind],
    );
  }

  async count(kind: ViewKind, manager: EntityManager): Promise<number> {
    await manager.query('lock table saved_views in share row exclusive mode');
    return manager.countBy(SavedViewEntity, { kind });
  }

  async add(fields: DeepPartial<SavedViewEntity>, manager: EntityManager): Promise<SavedView> {
    return toView(await manager.save(SavedViewEntity, fields as SavedViewEntity));
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: SavedViewEntity) => void,
  ): Promise<SavedView> {
    const edited = editVersioned(this.dataSource, SavedViewEntity, SAVED_VIEW, id, version, edit);
    return toView(await edited);
  }
}

const toView = (row: SavedViewEntity): SavedView => savedViewColumns.toItem(row);
