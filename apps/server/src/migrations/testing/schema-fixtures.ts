import { globSync } from 'node:fs';
import type { SchemaFixture } from './schema-fixture';

const here = import.meta.dirname;

const modules = await Promise.all(
  globSync('rows-of-*.ts', { cwd: here })
    .sort()
    .map((file) => import(`${here}/${file}`) as Promise<{ fixture: SchemaFixture }>),
);

/**
 * In the order of their migrations. A migration that makes a table has one; one that adds a column or
 * changes rows may have one.
 */
export const schemaFixtures: SchemaFixture[] = modules.map(({ fixture }) => fixture);
