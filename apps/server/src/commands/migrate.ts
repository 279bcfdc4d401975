import 'reflect-metadata';
import { backUpBeforeUpdate } from '../backup/safety-copy';
import { loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { revertLast } from '../migrations/migrate';
import { prepareDatabase } from '../prepare-database';
import { failStart, openDatabase } from '../start';

/** `npm run db:migrate`, or with `-- --revert` to take the newest migration back. */
try {
  readDotEnv();
  const environment = loadEnvironment(process.env);
  const database = await openDatabase(environment, console.log);
  try {
    if (process.argv.includes('--revert')) {
      await revertLast(database.url);
      console.log('The newest migration was taken back.');
    } else {
      const ran = await prepareDatabase(database.url, () =>
        backUpBeforeUpdate(database, environment, console.log),
      );
      console.log(ran.length > 0 ? `Ran: ${ran.join(', ')}` : 'The schema is up to date.');
    }
  } finally {
    await database.stop();
  }
} catch (error) {
  await failStart(error);
}
