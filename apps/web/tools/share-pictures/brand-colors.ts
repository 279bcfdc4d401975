import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TOKEN = /--([\w-]+): (#[\da-f]{6});/g;

/** The colors of the light theme, from the stylesheet. */
function readColors(): Map<string, string> {
  const stylesheet = readFileSync(
    fileURLToPath(import.meta.resolve('@polaris/ui/base.css')),
    'utf8',
  );
  const [root] = /:root \{[^}]*\}/.exec(stylesheet) ?? [''];
  return new Map([...root.matchAll(TOKEN)].map(([, name = '', value = '']) => [name, value]));
}

const colors = readColors();

export function color(name: string): string {
  const value = colors.get(name);
  if (!value) throw new Error(`The stylesheet has no color called ${name}`);
  return value;
}
