import type { QueryArrayResult } from 'pg';
import type { DataSource } from 'typeorm';
import type { Database } from './database';
import { poolOf } from './pool';
import type { SqlText } from './sql';

/** With a name, each connection plans it only once; a name always has the same text. */
export interface Statement {
  name?: string;
  text: SqlText;
}

const MAX_NAMED = 200;
const names = new Map<SqlText, string>();

/** Returns a statement for a generated text: one of few texts, with all varying values bound. */
export function statementOf(text: SqlText): Statement {
  const known = names.get(text);
  if (known) return { name: known, text };
  // Connections keep prepared statements: further texts are planned each time instead of leaking memory.
  if (names.size >= MAX_NAMED) return { text };
  const name = `list-${names.size + 1}`;
  names.set(text, name);
  return { name, text };
}

/** Runs a statement outside of any transaction, in one round trip. */
export async function queryPrepared<Row extends object>(
  dataSource: DataSource,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await poolOf(dataSource).query<Row>({ ...statement, values });
  return rows;
}

const asText = { getTypeParser: () => (text: string) => text };

/** Returns the rows as lists of texts, as PostgreSQL sends them, also inside a transaction. */
export async function queryText(
  database: Pick<Database, 'client'>,
  statement: Statement,
  values: unknown[],
): Promise<Pick<QueryArrayResult<(string | null)[]>, 'fields' | 'rows'>> {
  const client = await database.client();
  return client.query({ ...statement, values, rowMode: 'array', types: asText });
}
