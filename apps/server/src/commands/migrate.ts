import 'reflect-metadata';
import { backUpBeforeUpdate } from '../office/backup/safety-copies/safety-copy';
import { loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { prepareDatabase } from '../prepare-database';
import { failStart, openDatabase } from '../start';

/** `npm run db:migrate` */
try {
  readDotEnv();
  const environment = loadEnvironment(process.env);
  const database = await openDatabase(environment, console.log);
  try {
    const ran = await prepareDatabase(database.url, () =>
      backUpBeforeUpdate(database, environment, console.log),
    );
    console.log(ran.length > 0 ? `Ran: ${ran.join(', ')}` : 'The schema is up to date.');
  } finally {
    await database.stop();
  }
} catch (error) {
  await failStart(error);
}
