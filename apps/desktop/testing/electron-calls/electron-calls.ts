import ts from 'typescript';
import { isReached } from './platforms.ts';

export interface Finding {
  file: string;
  line: number;
  what: string;
}

const PLATFORMS = ['darwin', 'linux', 'win32'];
/** An event that never comes does no harm. */
const LISTENING = ['on', 'once', 'off', 'addListener', 'removeListener'];

const isElectrons = (declaration: ts.Declaration | undefined) =>
  declaration?.getSourceFile().fileName.endsWith('/electron/electron.d.ts') === true;

/** What Electron declares of a thing that a script uses. */
interface Use {
  node: ts.Node;
  name: string;
  declarations: readonly ts.Declaration[];
  /** An option that a platform does not know is left alone there. */
  isOption: boolean;
}

function useOf(node: ts.Node, checker: ts.TypeChecker): Use | null {
  const bySymbol = (name: ts.Node, symbol: ts.Symbol | undefined, isOption = false): Use => ({
    node: name,
    name: name.getText(),
    declarations: symbol?.declarations ?? [],
    isOption,
  });
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const declaration = checker.getResolvedSignature(node)?.getDeclaration();
    const name = node.expression.getText();
    return declaration ? { node, name, declarations: [declaration], isOption: false } : null;
  }
  if (ts.isPropertyAccessExpression(node) && !isCalled(node))
    return bySymbol(node.name, checker.getSymbolAtLocation(node.name));
  if (
    ts.isObjectLiteralElementLike(node) &&
    ts.isObjectLiteralExpression(node.parent) &&
    node.name &&
    ts.isIdentifier(node.name)
  ) {
    const type = checker.getContextualType(node.parent);
    return bySymbol(node.name, type?.getProperty(node.name.text), true);
  }
  if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name;
    const type = checker.getTypeAtLocation(node.parent);
    return bySymbol(name, type.getProperty(name.getText()));
  }
  return null;
}

const isCalled = (node: ts.PropertyAccessExpression) =>
  ts.isCallExpression(node.parent) && node.parent.expression === node;

function* faultsOf({ node, name, declarations, isOption }: Use, checker: ts.TypeChecker) {
  const tags = declarations.filter(isElectrons).flatMap((one) => [...ts.getJSDocTags(one)]);
  if (tags.some(({ tagName }) => tagName.text === 'deprecated')) yield `${name} is deprecated`;
  const text = tags.find(({ tagName }) => tagName.text === 'platform')?.comment;
  if (typeof text !== 'string' || isOption) return;
  if (LISTENING.includes(name.split('.').at(-1)!)) return;
  const has = text.split(',').map((one) => one.trim());
  const lacks = PLATFORMS.filter((one) => !has.includes(one) && isReached(node, one, checker));
  if (lacks.length > 0) yield `${name} is not there on ${lacks.join(', ')}`;
}

/** All that scripts use of Electron although it is deprecated, or is not there on a platform. */
export function misuses(files: string[], options: ts.CompilerOptions): Finding[] {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found: Finding[] = [];
  const visit = (source: ts.SourceFile) => (node: ts.Node) => {
    const use = useOf(node, checker);
    for (const what of use ? faultsOf(use, checker) : []) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file: source.fileName, line: line + 1, what });
    }
    ts.forEachChild(node, visit(source));
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) ts.forEachChild(source, visit(source));
  }
  return found;
}
