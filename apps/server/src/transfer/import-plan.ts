import {
  type Customer,
  type CustomerUpdate,
  type ImportLine,
  customerUpdateSchema,
  idParam,
} from '@polaris/contracts';
import type { FileRow, ImportColumn } from './customer-file';

export type StoredCustomer = Pick<
  Customer,
  'id' | 'name' | 'email' | 'phone' | 'company' | 'status' | 'totalValue' | 'notes'
>;

type Fields = Omit<CustomerUpdate, 'version'>;

export interface Mistake {
  line: number;
  column: string;
  message: string;
}

/** What an import does: the customers that it adds, and the fields that it changes in others. */
export interface ImportPlan {
  created: (Fields & { line: number })[];
  updated: (Partial<Fields> & { id: number; line: number })[];
  unchanged: number;
  mistakes: Mistake[];
  lines: ImportLine[];
}

class RowMistake extends Error {
  constructor(
    readonly column: string,
    message: string,
  ) {
    super(message);
  }
}

/** Compares the rows of a file with the customers there are. Pure: it writes nothing. */
export function planImport(rows: FileRow[], stored: StoredCustomer[]): ImportPlan {
  const find = finder(stored);
  const taken = new Map<number | string, number>();
  const plan: ImportPlan = { created: [], updated: [], unchanged: 0, mistakes: [], lines: [] };
  for (const row of rows) {
    try {
      const fields = fieldsOf(row);
      const customer = find(row, fields);
      refuseTwice(taken, row, customer?.id ?? fields.email?.toLowerCase());
      addTo(plan, row.line, fields, customer);
    } catch (error) {
      if (!(error instanceof RowMistake)) throw error;
      plan.mistakes.push({ line: row.line, column: error.column, message: error.message });
    }
  }
  return plan;
}

/** The cells as a customer's fields, under the same rules as a form's. */
function fieldsOf({ cells }: FileRow): Fields {
  const { id: _id, status, totalValue, ...rest } = cells;
  const given = {
    ...rest,
    ...(status
      ? {
          status: status
            .trim()
            .toLowerCase()
            .replace(/[\s-]+/g, '_'),
        }
      : {}),
    ...(totalValue ? { totalValue: totalValue.replace(/[$,\s]/g, '') } : {}),
  };
  const checked = customerUpdateSchema.safeParse(given);
  if (checked.success) return withoutUndefined(checked.data) as Fields;
  const [issue] = checked.error.issues;
  throw new RowMistake(String(issue?.path[0] ?? 'name'), issue?.message ?? 'Not valid.');
}

/** Finds whom a row is about: by its id, else its address, else name and company together. */
function finder(stored: StoredCustomer[]) {
  const byId = new Map(stored.map((customer) => [customer.id, customer]));
  const byEmail = groupBy(stored, ({ email }) => email?.toLowerCase());
  const byName = groupBy(stored, nameKey);
  return ({ cells }: FileRow, fields: Fields): StoredCustomer | undefined => {
    if (cells.id) return found(byId, cells.id);
    const [column, alike] = fields.email
      ? (['email', byEmail.get(fields.email.toLowerCase())] as const)
      : (['name', byName.get(nameKey(fields))] as const);
    if (alike && alike.length > 1)
      throw new RowMistake(column, `${alike.length} customers have this ${column}; give their id.`);
    return alike?.[0];
  };
}

function found(byId: Map<number, StoredCustomer>, cell: string): StoredCustomer {
  const id = idParam.safeParse(cell.trim());
  const customer = id.success ? byId.get(id.data) : undefined;
  if (!customer) throw new RowMistake('id', 'There is no customer with this id.');
  return customer;
}

const nameKey = ({ name, company }: { name: string; company?: string | null | undefined }) =>
  `${name.trim().toLowerCase()}\n${(company ?? '').trim().toLowerCase()}`;

function refuseTwice(
  taken: Map<number | string, number>,
  { line }: FileRow,
  key: number | string | undefined,
): void {
  if (key === undefined) return;
  const before = taken.get(key);
  if (before !== undefined)
    throw new RowMistake('name', `This is the same customer as on line ${before}.`);
  taken.set(key, line);
}

function addTo(
  plan: ImportPlan,
  line: number,
  fields: Fields,
  customer: StoredCustomer | undefined,
): void {
  if (!customer) {
    plan.created.push({ ...fields, line });
    plan.lines.push(lineOf(line, fields));
    return;
  }
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => value !== customer[field as 'name']),
  ) as Partial<Fields>;
  if (Object.keys(changed).length === 0) {
    plan.unchanged += 1;
    return;
  }
  plan.updated.push({ ...changed, id: customer.id, line });
  plan.lines.push(lineOf(line, changed, customer));
}

function lineOf(line: number, fields: Partial<Fields>, customer?: StoredCustomer): ImportLine {
  const changes = Object.entries(fields)
    .filter(([, value]) => customer !== undefined || value !== null)
    .map(([field, value]) => ({
      field,
      ...(customer ? { was: inWords(customer[field as ImportColumn]) } : {}),
      is: inWords(value),
    }));
  const name = fields.name ?? customer?.name ?? '';
  return { line, action: customer ? 'update' : 'create', id: customer?.id ?? null, name, changes };
}

const inWords = (value: string | number | null | undefined): string => String(value ?? '');

const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function groupBy<T>(items: T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
