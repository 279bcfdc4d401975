import { existsSync, mkdtempSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where an app keeps its data, and how it is told. */
export interface DataFolder {
  path: string;
  args: string[];
  env: Record<string, string>;
}

const NAME = 'Polaris';

/**
 * A new data folder. A link that the system opens starts the app without our arguments, so outside Linux the
 * folder is the default one: only build machines run this there.
 */
export function newDataFolder(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): DataFolder {
  const temporary = mkdtempSync(join(tmpdir(), 'polaris-desktop-'));
  if (platform === 'linux')
    return dataFolder(join(temporary, NAME), { XDG_CONFIG_HOME: temporary });
  if (!env.CI) return dataFolder(temporary);
  const path = join(usualFolder(platform, env), NAME);
  if (existsSync(join(path, 'polaris'))) throw new Error(`${path} has data of another run.`);
  return dataFolder(path);
}

/** Named in any case: since version 136 Chrome lets no one debug it on a folder that is not. */
const dataFolder = (path: string, env: Record<string, string> = {}): DataFolder => ({
  path,
  args: [`--user-data-dir=${path}`],
  env,
});

/** Electron's `appData`. */
const usualFolder = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv) =>
  platform === 'win32' ? (env.APPDATA ?? '') : join(homedir(), 'Library/Application Support');
