import 'reflect-metadata';
import { loadEnvironment, readDotEnv } from './config/load-environment';
import { createDataSource } from './database/data-source';
import { migrate } from './database/migrate';
import { seedCatalogue, seedDemoCrm } from './database/seed/seed';
import { failStart, openDatabase } from './start';

/** `npm run seed` fills an empty catalogue; `-- --demo-crm` adds people and activities to look at. */
try {
  readDotEnv();
  const database = await openDatabase(loadEnvironment(process.env), console.log);
  try {
    await migrate(database.url);
    const dataSource = await createDataSource(database.url).initialize();
    const catalogue = await seedCatalogue(dataSource);
    console.log(
      catalogue ? 'Catalogue: filled.' : 'Catalogue: there is one already, left as it is.',
    );
    if (process.argv.includes('--demo-crm')) await seedDemoCrm(dataSource, console.log);
    await dataSource.destroy();
  } finally {
    await database.stop();
  }
} catch (error) {
  failStart(error);
}
