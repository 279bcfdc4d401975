import { describe, expect, it } from '@jest/globals';
import { lintFiles } from './lint-files.ts';
import plugin from './plugin.js';

const SCREEN = 'libs/ui/src/admin/people/tasks/task.tsx';
const PRIMITIVE = 'libs/ui/src/primitives/task.tsx';
const SERVICE = 'apps/server/src/people/tasks/tasks.service.ts';
const SPEC = 'apps/server/src/people/tasks/tasks.spec.ts';
const MIGRATION = 'apps/server/src/migrations/0001-tasks.ts';
const SQL = 'apps/server/src/platform/database/sql.ts';
const JOURNEY = 'apps/web/e2e/tasks.ts';

/** Texts that each rule refuses, and other paths where the same text is allowed. */
const refused: [rule: string, path: string, text: string, allowed?: string[]][] = [
  ['no-in', SERVICE, 'export const has = (a, b) => a in b;'],
  ['no-in', SPEC, 'export const has = (a, b) => a in b;'],
  ['no-in', JOURNEY, 'export const has = (a, b) => a in b;'],
  ['no-raw-html', SCREEN, 'export const a = <p dangerouslySetInnerHTML={b} />;'],
  ['icon-button', SCREEN, 'export const a = <Button size="icon" />;'],
  ['own-form', SCREEN, 'export const a = <form />;', [PRIMITIVE]],
  ['own-form', SCREEN, 'export const a = <dialog open>b</dialog>;', [PRIMITIVE]],
  ['acting-key', SCREEN, "export const a = (event) => event.key === 'Enter';", [SPEC]],
  ['acting-key', SCREEN, "export const a = ({ key }) => key !== 'Escape';"],
  ['context-route', JOURNEY, "page.route('**', stop);", [SERVICE]],
  ['tagged-query', SERVICE, "database.query('select 1');", [SPEC, MIGRATION, SQL]],
  ['tagged-query', SERVICE, 'database.query(`select ${a}`);'],
  ['tagged-query', SERVICE, "database.query('select ' + a);"],
  ['literal-clause', SERVICE, 'builder.where(a);', [SPEC, MIGRATION, SQL]],
  ['literal-clause', SERVICE, 'builder.orHaving(`${a}`);'],
  ['literal-clause', SERVICE, 'builder.addOrderBy(a);'],
  ['literal-clause', SERVICE, 'builder.leftJoinAndSelect(a, b);'],
  ['no-raw-sql', SERVICE, "import { Raw } from 'typeorm';\nRaw(a);", [SPEC]],
  ['no-sql-cast', SERVICE, 'export const a = b as SqlText;', [SPEC, SQL]],
  ['ambient-transaction', SERVICE, 'export let a: EntityManager;', [SPEC, MIGRATION]],
  ['ambient-transaction', SERVICE, 'class A { b() { this.dataSource.query(c); } }', [SPEC]],
  ['own-client', SERVICE, 'export const a = new pg.Pool();', [SPEC]],
  ['own-client', SERVICE, 'export const a = new Client();', [SPEC]],
  ['own-client', SERVICE, 'export const a = new DataSource();', [SPEC]],
];

/** The rules that refuse a text at each of these paths. */
function lint(text: string, ...paths: string[]) {
  const found = lintFiles(Object.fromEntries(paths.map((path) => [path, text])));
  return paths.map((path) => found(path).map(({ rule }) => rule));
}

describe('product lint rules', () => {
  it.each(refused)('reports %s in %s: %j', (rule, path, text, allowed = []) => {
    const found = lint(text, path, ...allowed);
    expect(found.map((rules) => rules.includes(rule))).toEqual([true, ...allowed.map(() => false)]);
  });

  it.each([
    [SERVICE, "export const has = (a) => 'name' in a;"],
    [SERVICE, 'export class A { #b = 1; has(a) { return #b in a && this.#b; } }'],
    [SERVICE, 'builder.where("a.id = :id", { id });\ndatabase.query(sql`select 1`);'],
    [SCREEN, "import { Form } from '../../../primitives/form.tsx';\nexport const a = <Form />;"],
    [JOURNEY, "page.context().route('**', stop);"],
  ])('allows in %s: %j', (path, text) => {
    expect(lint(text, path)).toEqual([[]]);
  });

  it('rejects files of more than 250 lines', () => {
    const long = lint('//\n'.repeat(251), SERVICE, SPEC, MIGRATION, 'apps/web/content/a.ts');
    expect(long).toEqual([['eslint(max-lines)'], [], [], []]);
    expect(lint(`${'//\n'.repeat(249)}export const a = 1;\n`, SERVICE)).toEqual([[]]);
  });

  it('has an example of every rule', () => {
    const tested = new Set(refused.map(([rule]) => rule));
    const elsewhere = ['imports', 'one-word'];
    expect(Object.keys(plugin.rules).filter((rule) => !tested.has(rule))).toEqual(elsewhere);
  });

  it.each(['oxlint', 'eslint'])('rejects a comment that disables nothing for %s', (name) => {
    const text = `// ${name}-disable-next-line polaris/no-in\nexport const a = 1;\n`;
    const [found] = lintFiles({ [SERVICE]: text })(SERVICE);
    expect(found!.message).toMatch(`Unused ${name}-disable directive`);
    expect(lint(text.replace('1;', '(b, c) => b in c;'), SERVICE)).toEqual([[]]);
  });
});
