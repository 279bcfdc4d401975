import 'reflect-metadata';
import { dryRun } from '../dry-run';
import { loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { createLogger } from '../platform/logging/logger';
import { failStart, joinDatabase } from '../start';
import { fileArgument } from './file-argument';
import { readPassphrase } from './read-passphrase';

const USAGE = 'Name a backup of the data: dry-run FILE [--passphrase-file FILE]';

/** Tries this version on a copy of the data before an update, whether Polaris is running or not. */
try {
  const { file, passphraseFile } = fileArgument(USAGE);
  readDotEnv();
  const environment = loadEnvironment(process.env);
  const passphrase = await readPassphrase(environment, passphraseFile);
  const database = await joinDatabase(environment, console.log);
  try {
    const logger = createLogger('error');
    const context = { environment, databaseUrl: database.url, logger };
    const result = await dryRun(context, file, passphrase);
    console.log(
      result === 'passed'
        ? 'This version works on a copy of your data.'
        : 'Not tried on a copy of your data: the role of DATABASE_URL may not create databases.',
    );
  } finally {
    await database.stop();
  }
} catch (error) {
  await failStart(error);
}
