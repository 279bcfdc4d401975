import { Injectable } from '@nestjs/common';
import { MAX_FIELDS } from '@polaris/contracts';
import { conflict } from '../../platform/problem/problem';
import { FieldsRepository } from './fields.repository';

type Row = Record<string, unknown>;

export const NAME_IS_TAKEN = 'There is a field with this name already.';

const comparable = (name: unknown): string => String(name).trim().toLowerCase();

/** Assigns the limited positions that fields can have. */
@Injectable()
export class FieldPositions {
  constructor(private readonly fields: FieldsRepository) {}

  /** The position after all others; locks the fields until the transaction ends. */
  async next(): Promise<number> {
    await this.fields.lock();
    const fields = await this.fields.list();
    if (fields.length >= MAX_FIELDS)
      throw conflict(`There are ${MAX_FIELDS} fields already. Delete one of them first.`);
    const last = fields.at(-1)?.position ?? 0;
    if (last < MAX_FIELDS) return last + 1;
    await this.fields.place(fields.map(({ id }) => id));
    return fields.length + 1;
  }

  /** Prepares a deleted field for restoring: another field can have its name or position by now. */
  async prepare(row: Row): Promise<Row> {
    const position = await this.next();
    const fields = await this.fields.list();
    if (fields.some(({ name }) => comparable(name) === comparable(row.name)))
      throw conflict(`${NAME_IS_TAKEN} Rename that one first.`);
    return { ...row, position };
  }
}
