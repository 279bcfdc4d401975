import type { Plugin, Rolldown } from 'vite';

type PluginContext = Pick<Rolldown.PluginContext, 'parse'>;

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isAwait = (node: Node) =>
  node.type === 'AwaitExpression' ||
  (node.type === 'ForOfStatement' && node.await === true) ||
  (node.type === 'VariableDeclaration' && node.kind === 'await using');

/** Whether a syntax tree has an await outside of functions. */
export function hasTopLevelAwait(node: Node): boolean {
  if (isAwait(node)) return true;
  if (/Function/.test(node.type)) return false;
  return Object.values(node).flat().filter(isNode).some(hasTopLevelAwait);
}

/** Parsed as a module, as the parser rejects a top-level `for await` in a script. */
const parseModule = ({ parse }: PluginContext, code: string) =>
  parse(code, { sourceType: 'module' }) as unknown as Node;

/** Fails the build on a top-level await: an entry that awaits `ready` before it is evaluated hangs. */
export const noTopLevelAwait: Plugin = {
  name: 'no-top-level-await',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && hasTopLevelAwait(parseModule(this, chunk.code)))
        this.error(`${chunk.fileName} has a top-level await: Electron would never become ready.`);
  },
};
