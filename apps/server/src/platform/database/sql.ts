import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { type NameKind, isAllowedName } from './sql-names';

declare const written: unique symbol;

/** SQL built only from source literals: it contains no caller's text. */
export type SqlText = string & { readonly [written]: true };

/** Builds SQL from a template. Its parts must be SQL or numbers; all other values are bound as `$1` and so on. */
export function sql(texts: TemplateStringsArray, ...parts: (SqlText | number)[]): SqlText {
  return texts.reduce((text, next, at) => text + checked(parts[at - 1]!) + next) as SqlText;
}

/** Joins SQL with a separator. */
sql.join = (
  texts: readonly SqlText[],
  between: ', ' | ' and ' | ' or ' | ' union all ' = ', ',
): SqlText => texts.join(between) as SqlText;

/** Quotes a name that is known only at run time; throws if its kind does not allow it. */
sql.identifier = (kind: NameKind, name: string): SqlText => {
  if (!isAllowedName(kind, name)) throw new Error(`SQL may not have this ${kind}: ${name}`);
  return pg.escapeIdentifier(name) as SqlText;
};

/** An expression as PostgreSQL itself prints it, such as the condition of an index. */
sql.printed = (expression: string): SqlText => expression as SqlText;

/** A quoted text, for the few statements in which PostgreSQL accepts no bound value. */
sql.value = (text: string): SqlText => pg.escapeLiteral(text) as SqlText;

/** Replaces each `?` of a condition by the placeholder with this number. */
sql.bound = (condition: SqlText, place: number): SqlText =>
  condition.replaceAll('?', `$${place}`) as SqlText;

/** Checked at run time, since types can be wrong about outside values. */
function checked(part: SqlText | number): string {
  if (typeof part === 'string' || Number.isFinite(part)) return String(part);
  throw new Error(`This is no part of SQL: ${String(part)}`);
}

/** Anything that runs SQL given as text: a query runner, a data source. */
export interface SqlRunner {
  query(text: SqlText, parameters?: unknown[]): Promise<unknown>;
}

/** TypeORM's manager, restricted to this type of SQL. */
export interface SqlManager extends Omit<EntityManager, 'query'> {
  query<T = unknown>(text: SqlText, parameters?: unknown[]): Promise<T>;
}

/** A statement with its settings, as the driver takes it. */
type Configured<Config> = Omit<Config, 'text'> & { text: SqlText };

interface DriverQueries {
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    text: SqlText,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  query<Row extends unknown[]>(
    statement: Configured<pg.QueryArrayConfig>,
  ): Promise<pg.QueryArrayResult<Row>>;
  query<Row extends pg.QueryResultRow>(
    statement: Configured<pg.QueryConfig>,
  ): Promise<pg.QueryResult<Row>>;
  query<Stream extends pg.Submittable>(stream: Stream): Stream;
}

/** The driver's connections and its pool, restricted to this type of SQL. */
export type SqlConnection = Omit<pg.ClientBase, 'query'> & DriverQueries;
export type SqlClient = Omit<pg.Client, 'query'> & DriverQueries;
export type SqlPool = Omit<pg.Pool, 'query'> & DriverQueries;

/** The connection itself, for a library that writes its own SQL. */
export const driverOf = (client: SqlClient): pg.Client => client;
