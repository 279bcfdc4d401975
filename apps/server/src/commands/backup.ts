import 'reflect-metadata';
import { sizeText } from '@polaris/contracts';
import { writeBackupFile } from '../office/backup/backup-file';
import { loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { failStart, joinDatabase } from '../start';
import { fileArgument } from './file-argument';
import { readPassphrase } from './read-passphrase';
import { tableProgress } from './table-progress';

const USAGE = 'Name the file to write: npm run backup -- FILE [--passphrase-file FILE]';

/** `npm run backup -- FILE` writes everything into one file, of a running or a stopped Polaris. */
try {
  const { file, passphraseFile } = fileArgument(USAGE);
  readDotEnv();
  const environment = loadEnvironment(process.env);
  const passphrase = await readPassphrase(environment, passphraseFile);
  const database = await joinDatabase(environment, console.log);
  stopOnSignals();
  try {
    const began = performance.now();
    const onProgress = tableProgress();
    const backup = await writeBackupFile(database.url, file, { passphrase, onProgress });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
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

/** The file that was started is removed as the process ends. */
function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
}
