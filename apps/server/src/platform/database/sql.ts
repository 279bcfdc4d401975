import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { type NameKind, isAllowedName } from './sql-names';

declare const written: unique symbol;

/** SQL built only from source literals: it contains no caller's text. */
export type SqlText = string & { readonly [written]: true };

/** Makes SQL of a template. Its parts are SQL or numbers; every other value is bound to a `$1`. */
export function sql(texts: TemplateStringsArray, ...parts: (SqlText | number)[]): SqlText {
  return texts.reduce((text, next, at) => text + checked(parts[at - 1]!) + next) as SqlText;
}

/** Texts with the same between each two. */
sql.join = (
  texts: readonly SqlText[],
  between: ', ' | ' and ' | ' or ' | ' union all ' = ', ',
): SqlText => texts.join(between) as SqlText;

/** A name that is known only at run time, in quotation marks: one that its kind allows, or it throws. */
sql.identifier = (kind: NameKind, name: string): SqlText => {
  if (!isAllowedName(kind, name)) throw new Error(`SQL may not have this ${kind}: ${name}`);
  return pg.escapeIdentifier(name) as SqlText;
};

/** An expression as PostgreSQL itself prints it, such as the condition of an index. */
sql.printed = (expression: string): SqlText => expression as SqlText;

/** A text in quotation marks, for the few places where PostgreSQL takes no bound value. */
sql.value = (text: string): SqlText => pg.escapeLiteral(text) as SqlText;

/** A condition in which each `?` stands for the statement's value of this number. */
sql.bound = (condition: SqlText, place: number): SqlText =>
  condition.replaceAll('?', `$${place}`) as SqlText;

/** A type can be wrong about what comes from outside. */
function checked(part: SqlText | number): string {
  if (typeof part === 'string' || Number.isFinite(part)) return String(part);
  throw new Error(`This is no part of SQL: ${String(part)}`);
}

/** What runs SQL, as far as its text goes: a query runner, a data source. */
export interface SqlRunner {
  query(text: SqlText, parameters?: unknown[]): Promise<unknown>;
}

/** TypeORM's manager, which takes no other text. */
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

/** The driver's connections and its pool, which take no other text. */
export type SqlConnection = Omit<pg.ClientBase, 'query'> & DriverQueries;
export type SqlClient = Omit<pg.Client, 'query'> & DriverQueries;
export type SqlPool = Omit<pg.Pool, 'query'> & DriverQueries;

/** The connection itself, for a library that writes its own SQL. */
export const driverOf = (client: SqlClient): pg.Client => client;
