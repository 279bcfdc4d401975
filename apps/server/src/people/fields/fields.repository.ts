import { Injectable } from '@nestjs/common';
import type { CustomField } from '@polaris/contracts';
import type { DeepPartial } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { notFound, stale } from '../../platform/problem/problem';
import { fieldColumns } from './field.columns';
import { FieldEntity } from './field.entity';

export const FIELD = 'This field';

/** All SQL on the fields of customers is here, except in read models. */
@Injectable()
export class FieldsRepository {
  constructor(private readonly database: Database) {}

  /** All, in the owner's order. */
  async list(): Promise<CustomField[]> {
    const rows = await this.database.manager.find(FieldEntity, { order: { position: 'ASC' } });
    return rows.map(toField);
  }

  /** Locks the fields that exist until the transaction ends, and returns them. */
  async hold(ids: number[]): Promise<CustomField[]> {
    await this.database.tx.query(
      sql`select 1 from customer_fields where id = any($1::int[]) order by id for share`,
      [ids],
    );
    return (await this.list()).filter(({ id }) => ids.includes(id));
  }

  /** Blocks all other writes of fields until the transaction ends. */
  async lock(): Promise<void> {
    await this.database.tx.query(sql`lock table customer_fields in share row exclusive mode`);
  }

  async add(fields: DeepPartial<FieldEntity>): Promise<CustomField> {
    return toField(await this.database.tx.save(FieldEntity, fields as FieldEntity));
  }

  /** Edits a locked field, like `editVersioned`, but waits for an asynchronous edit. */
  edit(
    id: number,
    version: number | undefined,
    edit: (row: FieldEntity) => Promise<void>,
  ): Promise<CustomField> {
    return this.database.transaction(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await this.database.tx.findOne(FieldEntity, { where: { id }, lock });
      if (!row) throw notFound(FIELD);
      if (version !== undefined && version !== row.version) throw stale();
      await edit(row);
      return toField(await this.database.tx.save(row));
    });
  }

  /** Sets the positions of the fields to the order of this list. */
  async place(ids: number[]): Promise<void> {
    await this.database.tx.query(
      sql`update customer_fields f set position = o.position
       from unnest($1::int[]) with ordinality o (id, position)
       where f.id = o.id and f.position <> o.position`,
      [ids],
    );
  }
}

const toField = (row: FieldEntity): CustomField => fieldColumns.toItem(row);
