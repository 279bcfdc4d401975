import 'reflect-metadata';
import { sizeText } from '@polaris/contracts';
import { writeBackupFile } from '../office/backup/backup-file';
import { loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { failStart, joinDatabase } from '../start';
import { fileArgument } from './file-argument';
import { readPassphrase } from './read-passphrase';
import { tableProgress } from './table-progress';

const USAGE = 'Name the file to write: npm run backup -- FILE [--passphrase-file FILE]';

/** `npm run backup -- FILE` saves all data into one file, whether Polaris is running or not. */
try {
  const { file, passphraseFile } = fileArgument(USAGE);
  readDotEnv();
  const environment = loadEnvironment(process.env);
  const passphrase = await readPassphrase(environment, passphraseFile);
  const database = await joinDatabase(environment, console.log);
  stopOnSignals();
  try {
    const startedAt = performance.now();
    const onProgress = tableProgress();
    const backup = await writeBackupFile(database.url, file, { passphrase, onProgress });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const kind = passphrase === undefined ? 'not encrypted' : 'encrypted';
    console.log(
      `${backup.rows.toLocaleString('en-US')} rows in ${seconds} s: ${backup.file} (${sizeText(backup.bytes)}, ${kind})`,
    );
  } finally {
    await database.stop();
  }
} catch (error) {
  await failStart(error);
}

/** An incomplete file is removed when the process exits. */
function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
}
