import type { MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

/** A row as PostgreSQL makes JSON of it. */
export type Row = Record<string, unknown>;

/** The rows of each table, in the order of their keys. */
export type Tables = Map<string, Row[]>;

/** SQL for the schemas of a migration's time. */
interface EarlierRows {
  /** The first migration whose schema cannot take the rows. */
  until: Migration;
  rows: string;
}

/**
 * What a database of its time holds in the tables and columns that a migration makes, and what the
 * migration does to existing rows. Anything else that it does to them fails the test of upgrades.
 */
export interface SchemaFixture {
  migration: Migration;
  /** SQL that fills the schema of this migration and of every later one. */
  rows?: string;
  earlierRows?: EarlierRows[];
  /**
   * The rows that a migration changes on purpose, by their table: the row as it is afterwards, or
   * undefined if it is removed. A column that is left out may have any value.
   */
  changes?: Record<string, (row: Row) => Row | undefined>;
  /** The rows that it adds to existing tables, last in the order of their keys. */
  adds?: Record<string, (before: Tables) => Row[]>;
  /** The columns that it drops on purpose, by their table; they are ignored in the trash, too. */
  drops?: Record<string, string[]>;
}
