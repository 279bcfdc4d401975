import { parseArgs } from 'node:util';
import { StartError } from '../platform/config/load-environment';

interface FileArgument {
  file: string;
  passphraseFile: string | undefined;
}

/** Returns the file argument and the passphrase file, if given; throws the usage otherwise. */
export function fileArgument(usage: string): FileArgument {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'passphrase-file': { type: 'string' } },
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0) return { file, passphraseFile: values['passphrase-file'] };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
  throw new StartError(usage);
}
