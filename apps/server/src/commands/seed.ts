import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { prepareDatabase } from '../prepare-database';
import { seedLargeCrm } from './seed/large-crm';
import { openSeeded, seedCatalog, seedSamples } from './seed/seed';
import { failStart, joinDatabase } from '../start';

/**
 * `npm run seed` fills an empty catalog. `-- --demo-crm` adds sample people and sales, `-- --large-crm 1`
 * 100,000 people and a million activities for measurements, or a share of that.
 */
const { values } = parseArgs({
  options: { 'demo-crm': { type: 'boolean' }, 'large-crm': { type: 'string' } },
});
const share = Math.min(Math.max(Number(values['large-crm'] ?? 1) || 1, 0.001), 1);

try {
  readDotEnv();
  const database = await joinDatabase(loadEnvironment(process.env), console.log);
  try {
    await prepareDatabase(database.url);
    const dataSource = await openSeeded(database.url);
    const catalog = await seedCatalog(dataSource);
    console.log(catalog ? 'Catalog: filled.' : 'Catalog: there is one already, left as it is.');
    if (values['demo-crm']) await seedSamples(dataSource, console.log);
    if (values['large-crm']) await seedLargeCrm(dataSource, share, console.log);
    await dataSource.destroy();
  } finally {
    await database.stop();
  }
} catch (error) {
  await failStart(error);
}
