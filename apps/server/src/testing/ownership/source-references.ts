import ts from 'typescript';
import { PLACEHOLDER, type SqlReference, findSqlReferences } from './sql-references';

/** How a source file uses tables. */
export type SourceReference = { line: number } & (
  | ({ kind: 'sql' } & SqlReference)
  /** An entity's class, used as a value, such as in a query. */
  | { kind: 'entity'; name: string }
  /** A join of a query builder, where a relation names the other table. */
  | { kind: 'join' }
  /** A writing call of an entity manager or a repository. */
  | { kind: 'write-call'; name: string }
  /** A table named outside of SQL, for code that inserts it into SQL: `table: 'users'`. */
  | { kind: 'table-name'; table: string }
);

const TABLE_PROPERTIES = new Set(['table', 'tableName', 'from']);
const BUILDER_CALLS = new Set(['from', 'into', 'getRepository', 'createQueryBuilder']);
const WRITE_CALLS = new Set(
  'save insert update delete remove upsert increment decrement softDelete softRemove restore'.split(
    ' ',
  ),
);

/** Parses a source file: comments and types do not count. */
export function findSourceReferences(path: string, text: string): SourceReference[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const found: SourceReference[] = [];
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(...referencesOf(node).map((reference) => ({ ...reference, line })));
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Unplaced<T> = T extends unknown ? Omit<T, 'line'> : never;

function referencesOf(node: ts.Node): Unplaced<SourceReference>[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    return findSqlReferences(textOf(node)).map((reference) => ({ kind: 'sql', ...reference }));
  if (ts.isIdentifier(node) && /Entity$/.test(node.text) && isValue(node))
    return [{ kind: 'entity', name: node.text }];
  if (ts.isPropertyAssignment(node)) return tableProperty(node);
  return ts.isCallExpression(node) ? callReferences(node) : [];
}

/** With a marker for each placeholder; nested templates are visited separately. */
function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return endsOpen(node) ? node.text + PLACEHOLDER : node.text;
  const rest = node.templateSpans.map(({ literal }) => PLACEHOLDER + literal.text);
  return node.head.text + rest.join('');
}

/** `'select * from ' + table` */
const endsOpen = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;

function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isClassDeclaration(parent) || ts.isPartOfTypeNode(node)) return false;
  if (isRegistration(node)) return false;
  return !ts.isExportSpecifier(parent) && !ts.isTypeQueryNode(parent);
}

/** `entities: [UserEntity]`, for a command's own connections. */
const isRegistration = ({ parent: list }: ts.Node): boolean =>
  ts.isArrayLiteralExpression(list) &&
  ts.isPropertyAssignment(list.parent) &&
  list.parent.name.getText() === 'entities';

function tableProperty({ name, initializer }: ts.PropertyAssignment): Unplaced<SourceReference>[] {
  if (!ts.isIdentifier(name) || !TABLE_PROPERTIES.has(name.text)) return [];
  const named = ts.isTaggedTemplateExpression(initializer) ? initializer.template : initializer;
  if (!ts.isStringLiteralLike(named)) return [];
  const [table = ''] = named.text.trim().split(/\s/);
  return [{ kind: 'table-name', table }];
}

function callReferences({ expression, arguments: given }: ts.CallExpression) {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const name = expression.name.text;
  const found: Unplaced<SourceReference>[] = [];
  const [first] = given;
  if (/^(left|inner)Join/.test(name)) found.push({ kind: 'join' });
  if (WRITE_CALLS.has(name)) found.push({ kind: 'write-call', name });
  if (BUILDER_CALLS.has(name) && first && ts.isStringLiteralLike(first))
    found.push({ kind: 'table-name', table: first.text });
  return found;
}
