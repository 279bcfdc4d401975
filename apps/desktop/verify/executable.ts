import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The command that starts an app: a binary, an app bundle of macOS, or the stand-in, which Node runs. */
export function commandOf(path: string): [string, ...string[]] {
  if (path.endsWith('.ts'))
    return [process.execPath, '--disable-warning=ExperimentalWarning', path];
  if (!path.endsWith('.app')) return [path];
  const folder = join(path, 'Contents/MacOS');
  const [name = ''] = readdirSync(folder);
  return [join(folder, name)];
}
