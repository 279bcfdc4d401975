import { Injectable } from '@nestjs/common';
import type {
  CustomField,
  CustomFieldInput,
  CustomFieldUpdate,
  FieldOrder,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/database-error';
import { ProblemError, conflict, invalid } from '../../platform/problem/problem';
import type { ExportedColumn } from '../../records/registry/record-kind';
import { FieldPositions, NAME_IS_TAKEN } from './field-positions';
import { fieldKey } from './field-import';
import { cellOf, fieldValues } from './field-values.read-model';
import { FieldValuesRepository } from './field-values.repository';
import type { FieldEntity } from './field.entity';
import { FieldsRepository } from './fields.repository';

type SentChoices = CustomFieldUpdate['choices'];

/** Custom fields of customers, in addition to the built-in ones. */
@Injectable()
export class FieldsService {
  /** SQL for the values of some fields, keyed by field id; the customer is row `r`. */
  readonly valuesOf = fieldValues;

  constructor(
    private readonly database: Database,
    private readonly fields: FieldsRepository,
    private readonly values: FieldValuesRepository,
    private readonly positions: FieldPositions,
  ) {}

  /** All, in the owner's order. */
  list(): Promise<CustomField[]> {
    return this.fields.list();
  }

  /** The columns of fields in customer exports. */
  async inFiles(): Promise<ExportedColumn[]> {
    const fields = await this.fields.list();
    return fields.map((field) => ({ key: fieldKey(field), name: field.name, sql: cellOf(field) }));
  }

  create({ name, kind, choices }: CustomFieldInput): Promise<CustomField> {
    return this.database
      .transaction(async () => {
        const position = await this.positions.next();
        return this.fields.add({ name, kind, ...numbered(choices, 0), position });
      })
      .catch(nameIsTaken);
  }

  update(id: number, { version, name, choices }: CustomFieldUpdate): Promise<CustomField> {
    return this.fields
      .edit(id, version, async (row) => {
        await this.assertCanHave(choices, row);
        row.name = name;
        Object.assign(row, numbered(choices, row.lastChoiceId));
      })
      .catch(nameIsTaken);
  }

  /** Reorders all fields. Throws 409 if another window added or deleted one in the meantime. */
  arrange({ ids }: FieldOrder): Promise<CustomField[]> {
    return this.database.transaction(async () => {
      await this.fields.lock();
      const fields = await this.fields.list();
      if (fields.length !== ids.length || !fields.every(({ id }) => ids.includes(id)))
        throw conflict('The fields were changed in another window. Look at them again.');
      await this.fields.place(ids);
      return this.fields.list();
    });
  }

  /** A choice can always be renamed, but removed only if no customer has it. */
  private async assertCanHave(choices: SentChoices, row: FieldEntity): Promise<void> {
    const refused = (message: string) => invalid([{ path: 'choices', message }]);
    if (row.kind === 'choice' && choices.length === 0)
      throw refused('A choice field needs at least one choice.');
    if (row.kind !== 'choice' && choices.length > 0)
      throw refused('Only a choice field has choices.');
    const sent = choices.flatMap(({ id }) => id ?? []);
    if (sent.some((id) => !row.choices.some((choice) => choice.id === id)))
      throw conflict('A choice was removed in another window. Look at the choices again.');
    const removed = row.choices.filter(({ id }) => !sent.includes(id));
    for (const { id, name } of removed) {
      const customers = await this.values.countWith(row.id, id);
      if (customers > 0) throw isInUse(name, customers);
    }
  }
}

/** Gives each new choice an id and keeps the order. */
function numbered(choices: SentChoices, last: number) {
  const fresh = choices.filter(({ id }) => id === undefined);
  const known = choices
    .flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]))
    .sort((one, other) => one.id - other.id);
  const added = fresh.map(({ name }, at) => ({ id: last + at + 1, name }));
  return { choices: [...known, ...added], lastChoiceId: last + added.length };
}

function isInUse(name: string, customers: number): ProblemError {
  const who =
    customers === 1 ? '1 customer has' : `${customers.toLocaleString('en-US')} customers have`;
  const message = `${who} “${name}”. Give them another choice before you remove it.`;
  return new ProblemError(409, message, [{ path: 'choices', message }]);
}

/** Names are unique, ignoring letter case. */
function nameIsTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new ProblemError(409, NAME_IS_TAKEN, [{ path: 'name', message: NAME_IS_TAKEN }]);
}
