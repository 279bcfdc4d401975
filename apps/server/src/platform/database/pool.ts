import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { SqlPool } from './sql';

/** The one pool that everything shares: entities, sessions, limits. */
export const poolOf = (dataSource: DataSource): SqlPool => driverPoolOf(dataSource);

/** The same pool for a library that writes its own SQL. */
export const driverPoolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as PostgresDriver).master as Pool;
