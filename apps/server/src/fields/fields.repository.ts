import { Injectable } from '@nestjs/common';
import type { CustomField } from '@polaris/contracts';
import { DataSource, type DeepPartial, type EntityManager } from 'typeorm';
import { notFound, stale } from '../platform/http/problem';
import { fieldColumns } from './field.columns';
import { FieldEntity } from './field.entity';

export const FIELD = 'This field';

/** The only code whose SQL names the fields of customers. */
@Injectable()
export class FieldsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All, in the owner's order. */
  async list(manager = this.dataSource.manager): Promise<CustomField[]> {
    const rows = await manager.find(FieldEntity, { order: { position: 'ASC' } });
    return rows.map(toField);
  }

  /** Those of these fields that are there, which cannot be changed until the transaction ends. */
  async hold(ids: number[], manager: EntityManager): Promise<CustomField[]> {
    await manager.query(
      'select 1 from customer_fields where id = any($1::int[]) order by id for share',
      [ids],
    );
    return (await this.list(manager)).filter(({ id }) => ids.includes(id));
  }

  /** Keeps everyone else from adding, changing and deleting fields until the transaction ends. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('lock table customer_fields in share row exclusive mode');
  }

  async add(fields: DeepPartial<FieldEntity>, manager: EntityManager): Promise<CustomField> {
    return toField(await manager.save(FieldEntity, fields as FieldEntity));
  }

  /** Edits one under a lock, as `editVersioned` does; what the edit awaits is part of it. */
  edit(
    id: number,
    version: number | undefined,
    edit: (row: FieldEntity, manager: EntityManager) => Promise<void>,
  ): Promise<CustomField> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await manager.findOne(FieldEntity, { where: { id }, lock });
      if (!row) throw notFound(FIELD);
      if (version !== undefined && version !== row.version) throw stale();
      await edit(row, manager);
      return toField(await manager.save(row));
    });
  }

  /** Gives the fields the places of this list. */
  async place(ids: number[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update customer_fields f set position = o.position
       from unnest($1::int[]) with ordinality o (id, position)
       where f.id = o.id and f.position <> o.position`,
      [ids],
    );
  }
}

const toField = (row: FieldEntity): CustomField => fieldColumns.toItem(row);
