import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { backupFromBucket } from '../office/backup/bucket/backup-from-bucket';
import { restoreWithBackup } from '../office/backup/restore/restore-with-backup';
import { StartError, loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { prepareDatabase } from '../prepare-database';
import { restoreRules } from '../restore-rules';
import { failStart, openDatabase } from '../start';
import { readPassphrase } from './read-passphrase';
import { tableProgress } from './table-progress';

const USAGE =
  'Name the backup: npm run restore -- FILE [--replace] [--passphrase-file FILE]\n' +
  'or: npm run restore -- --from-bucket [NAME], for the newest one or that of a name.\n' +
  'With --replace, the data that is there is backed up first, then replaced.\n' +
  'With --roll-back, what a newer Polaris has made of the database is dropped without a backup.';

/** `npm run restore` fills an empty database from a backup, while the server is stopped. */
try {
  const { name, isInBucket, replace, rollBack, passphraseFile } = readArguments();
  readDotEnv();
  const environment = loadEnvironment(process.env);
  const passphrase = await readPassphrase(environment, passphraseFile);
  const file = isInBucket
    ? await backupFromBucket(environment, name, passphrase, console.log)
    : name!;
  const database = await openDatabase(environment, console.log);
  // A restore that is cut off changes nothing: it is one transaction.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
  try {
    const { header, heldMails } = await restoreWithBackup(
      { environment, url: database.url, rules: restoreRules, log: console.log },
      file,
      { passphrase, replace, rollBack, onProgress: tableProgress() },
    );
    await prepareDatabase(database.url);
    console.log(`Restored the backup of ${header.createdAt}.`);
    if (heldMails > 0)
      console.log(`${heldMails} mails that waited in it are held: decide in the admin area.`);
  } finally {
    await database.stop();
  }
} catch (error) {
  await failStart(error);
}

interface Arguments {
  /** The name of a file, or of a backup in the bucket; without it, the newest one there. */
  name: string | undefined;
  isInBucket: boolean;
  replace: boolean;
  rollBack: boolean;
  passphraseFile: string | undefined;
}

function readArguments(): Arguments {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        'from-bucket': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        'roll-back': { type: 'boolean', default: false },
        'passphrase-file': { type: 'string' },
      },
    });
    const [name, ...more] = positionals;
    const isInBucket = values['from-bucket'];
    if ((name || isInBucket) && more.length === 0)
      return {
        name,
        isInBucket,
        replace: values.replace,
        rollBack: values['roll-back'],
        passphraseFile: values['passphrase-file'],
      };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`);
  }
  throw new StartError(USAGE);
}
