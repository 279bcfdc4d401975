import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SchemaFixture } from './schema-fixture';

const load = createRequire(import.meta.url) as (file: string) => { fixture: SchemaFixture };
const files = globSync('rows-of-*.ts', { cwd: import.meta.dirname }).sort();

/**
 * In the order of their migrations. A migration that makes a table has one; one that adds a column or
 * changes rows may have one.
 */
export const schemaFixtures: SchemaFixture[] = files.map((file) => load(`./${file}`).fixture);
