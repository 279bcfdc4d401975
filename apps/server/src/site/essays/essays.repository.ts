import { Injectable } from '@nestjs/common';
import type { Essay, PageQuery } from '@polaris/contracts';
import type { DeepPartial } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST } from '../../platform/database/list/sql-list';
import { essayColumns, essaySummaryColumns } from './essay.columns';
import { EssayEntity } from './essay.entity';

export const ESSAY = 'This essay';

const essays: List = {
  columns: essaySummaryColumns.inList,
  from: sql`essays r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

/** All SQL on essays is here, except in read models. */
@Injectable()
export class EssaysRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list(query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, essays);
  }

  /** The oldest first. */
  async listPublished(): Promise<Essay[]> {
    const rows = await this.database.manager.find(EssayEntity, {
      where: { status: 'published' },
      order: { date: 'ASC', id: 'ASC' },
    });
    return rows.map(toEssay);
  }

  async find(id: number): Promise<Essay | undefined> {
    const row = await this.database.manager.findOneBy(EssayEntity, { id });
    return row ? toEssay(row) : undefined;
  }

  async add(fields: DeepPartial<EssayEntity>): Promise<Essay> {
    return toEssay(await this.database.manager.save(EssayEntity, fields as EssayEntity));
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: EssayEntity) => void,
  ): Promise<Essay> {
    return toEssay(await editVersioned(this.database, EssayEntity, ESSAY, id, version, edit));
  }
}

const toEssay = (row: EssayEntity): Essay => essayColumns.toItem(row);
