import type { Plugin, Rolldown } from 'vite';

type PluginContext = Pick<Rolldown.PluginContext, 'parse'>;

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const waits = (node: Node) =>
  node.type === 'AwaitExpression' ||
  (node.type === 'ForOfStatement' && node.await === true) ||
  (node.type === 'VariableDeclaration' && node.kind === 'await using');

/** What a function waits for is its own: only what the script itself waits for counts. */
export function waitsAtItsTop(node: Node): boolean {
  if (waits(node)) return true;
  if (/Function/.test(node.type)) return false;
  return Object.values(node).flat().filter(isNode).some(waitsAtItsTop);
}

/** Without its kind being said, a script with a loop that awaits would not be one. */
const tree = ({ parse }: PluginContext, code: string) =>
  parse(code, { sourceType: 'module' }) as unknown as Node;

/** Electron is not ready before its entry has been evaluated, so an entry that waits may never go on. */
export const noTopLevelAwait: Plugin = {
  name: 'no-top-level-await',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && waitsAtItsTop(tree(this, chunk.code)))
        this.error(`${chunk.fileName} awaits at its top level: Electron would never be ready.`);
  },
};
