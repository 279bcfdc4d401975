import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/** Edits the built server: changes the tables further, once for each statement. */
export const withMigrations = (...statements: string[]): [pattern: RegExp, replacement: string] => [
  /(\bvar migrations = \[\s*[A-Z][^\]]*?)(\s*\];)/,
  `$1${statements
    .map((statement, index) => {
      const name = `Later179999999999${index}`;
      return `,
	class ${name} { name = '${name}'; up(runner) { return runner.query(\`${statement}\`); } async down() {} }`;
    })
    .join('')}$2`,
];

/** A copy of the built server in this folder, with one more migration; returns its program. */
export function laterBuild(folder: string, statement: string): string {
  const dist = join(folder, 'apps/server/dist');
  mkdirSync(join(folder, 'apps/web'), { recursive: true });
  cpSync(join(ROOT, 'apps/server/dist'), dist, { recursive: true });
  for (const path of ['node_modules', 'apps/server/node_modules', 'apps/web/build'])
    symlinkSync(join(ROOT, path), join(folder, path));
  const edited = readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => {
      const text = readFileSync(join(dist, name), 'utf8');
      const changed = text.replace(...withMigrations(statement));
      if (changed === text) return false;
      writeFileSync(join(dist, name), changed);
      return true;
    });
  if (edited.length !== 1) throw new Error('The built server has no list of migrations.');
  return join(dist, 'main.js');
}
