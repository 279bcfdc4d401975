import { app } from 'electron';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The `desktopName` of package.json, without its suffix. */
export const DESKTOP_ID = 'app.polaris.Polaris';

/** Quoted as the Desktop Entry Specification says for `Exec`. */
const quoted = (path: string) =>
  `"${path.replaceAll(/["`$\\]/g, '\\$&')}"`.replaceAll('\\', '\\\\').replaceAll('%', '%%');

/**
 * Creates a desktop entry for an AppImage, which is not installed: without one no `polaris://` link reaches it, and
 * portals reject its global shortcuts. `TryExec` hides the entry of a deleted AppImage.
 */
export function writeAppImageEntry(environment: NodeJS.ProcessEnv = process.env): void {
  const file = environment.APPIMAGE;
  if (process.platform !== 'linux' || !file || /[\r\n]/.test(file)) return;
  const data = environment.XDG_DATA_HOME || join(app.getPath('home'), '.local/share');
  const lines = [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Polaris',
    `Exec=${quoted(file)} %U`,
    `TryExec=${file.replaceAll('\\', '\\\\')}`,
    `StartupWMClass=${DESKTOP_ID}`,
    'MimeType=x-scheme-handler/polaris;',
    'Categories=Office;',
  ];
  try {
    mkdirSync(join(data, 'applications'), { recursive: true });
    writeFileSync(join(data, 'applications', `${DESKTOP_ID}.desktop`), `${lines.join('\n')}\n`);
  } catch {
    // Links then do not reach the app, which works otherwise.
  }
}
