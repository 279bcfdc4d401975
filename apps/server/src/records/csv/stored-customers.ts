import { type Customer, idParam } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { LoopBreaks } from '../../platform/jobs/loop-breaks';
import { batches } from './batches';
import type { CheckedRow } from './checked-row';

export type StoredCustomer = Pick<
  Customer,
  'id' | 'name' | 'email' | 'phone' | 'company' | 'status' | 'totalValue' | 'notes'
>;

export const customerColumns = `"name", "email", "phone", "company", "status", "totalValue", "notes"`;

/** How many customers are alike in something, and the first of them. */
export interface Alike {
  count: number;
  id: number;
}

/** Who has the addresses and the names of a file. Without their other fields: there may be many. */
export interface Candidates {
  byEmail: Map<string, Alike>;
  byName: Map<string, Alike>;
}

const LOOKED_UP_AT_ONCE = 500;
const PAGE = 2000;

export const emailKey = (email: string): string => email.toLowerCase();

/** Names alone are too common: a name and its company. */
export const nameKey = ({ name, company }: Pick<StoredCustomer, 'name'> & Company): string =>
  `${name.trim().toLowerCase()}\n${(company ?? '').trim().toLowerCase()}`;

type Company = { company?: string | null | undefined };

/** Looks up each address and each name of the rows once, however often they are there. */
export async function findCandidates(
  manager: EntityManager,
  rows: CheckedRow[],
): Promise<Candidates> {
  const unnamed = rows.flatMap(({ cells, fields }) => (fields && !cells.id ? [fields] : []));
  const emails = unnamed.flatMap(({ email }) => (email ? [emailKey(email)] : []));
  const names = unnamed.flatMap(({ name, email }) =>
    email ? [] : [name.toLowerCase(), name.trim().toLowerCase()],
  );
  return {
    byEmail: await lookUp(manager, 'email', emails, ({ email }) => emailKey(email!)),
    byName: await lookUp(manager, 'name', names, nameKey),
  };
}

type Found = Pick<StoredCustomer, 'id' | 'name' | 'email' | 'company'>;

async function lookUp(
  manager: EntityManager,
  column: 'email' | 'name',
  values: string[],
  keyOf: (found: Found) => string,
): Promise<Map<string, Alike>> {
  const alike = new Map<string, Alike>();
  for (const batch of batches([...new Set(values)], LOOKED_UP_AT_ONCE))
    for await (const found of customersWith(manager, column, batch)) {
      const key = keyOf(found);
      const before = alike.get(key);
      alike.set(key, { count: (before?.count ?? 0) + 1, id: before?.id ?? found.id });
    }
  return alike;
}

/** Page by page: a common name may be that of most customers there are. */
async function* customersWith(
  manager: EntityManager,
  column: 'email' | 'name',
  values: string[],
): AsyncGenerator<Found> {
  const breaks = new LoopBreaks();
  for (let last = 0; ;) {
    const found = await manager.query<Found[]>(
      `select id, name, email, company from customers
       where lower(${column}) = any($1) and id > $2 order by id limit ${PAGE}`,
      [values, last],
    );
    yield* found;
    if (found.length < PAGE) return;
    last = found.at(-1)!.id;
    await breaks.take();
  }
}

/** The customer that a row may be about, if there is just one. */
export function candidateId({ cells, fields }: CheckedRow, found: Candidates): number | undefined {
  if (cells.id) return idOf(cells.id);
  return fields && alikeOf(fields, found)?.id;
}

export const alikeOf = (
  fields: Pick<StoredCustomer, 'name'> & Company & { email?: string | null | undefined },
  { byEmail, byName }: Candidates,
): Alike | undefined =>
  fields.email ? byEmail.get(emailKey(fields.email)) : byName.get(nameKey(fields));

export function idOf(cell: string): number | undefined {
  const id = idParam.safeParse(cell.trim());
  return id.success ? id.data : undefined;
}

export async function loadCustomers(
  manager: EntityManager,
  ids: number[],
): Promise<Map<number, StoredCustomer>> {
  const found = await manager.query<(StoredCustomer & { totalValue: string })[]>(
    `select id, ${customerColumns} from customers where id = any($1::int[])`,
    [ids],
  );
  return new Map(found.map((row) => [row.id, { ...row, totalValue: Number(row.totalValue) }]));
}
