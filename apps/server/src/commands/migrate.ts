import 'reflect-metadata';
import { loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { revertLast } from '../migrations/migrate';
import { prepareDatabase } from '../prepare-database';
import { failStart, openDatabase } from '../start';

/** `npm run db:migrate`, or with `-- --revert` to take the newest migration back. */
try {
  readDotEnv();
  const database = await openDatabase(loadEnvironment(process.env), console.log);
  try {
    if (process.argv.includes('--revert')) {
      await revertLast(database.url);
      console.log('The newest migration was taken back.');
    } else {
      const ran = await prepareDatabase(database.url);
      console.log(ran.length > 0 ? `Ran: ${ran.join(', ')}` : 'The schema is up to date.');
    }
  } finally {
    await database.stop();
  }
} catch (error) {
  await failStart(error);
}
