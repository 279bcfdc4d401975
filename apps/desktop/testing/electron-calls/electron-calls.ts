import ts from 'typescript';
import { isReachable } from './platforms.ts';

export interface Finding {
  file: string;
  line: number;
  what: string;
}

const PLATFORMS = ['darwin', 'linux', 'win32'];
/** Subscribing to an event that a platform never emits does no harm. */
const EVENT_METHODS = ['on', 'once', 'off', 'addListener', 'removeListener'];

const isFromElectron = (declaration: ts.Declaration | undefined) =>
  declaration?.getSourceFile().fileName.endsWith('/electron/electron.d.ts') === true;

/** The use of a symbol, and its declarations. */
interface Use {
  node: ts.Node;
  name: string;
  declarations: readonly ts.Declaration[];
  /** Whether it is an option in an object literal: platforms ignore options they do not know. */
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

function* problemsIn({ node, name, declarations, isOption }: Use, checker: ts.TypeChecker) {
  const tags = declarations.filter(isFromElectron).flatMap((one) => [...ts.getJSDocTags(one)]);
  if (tags.some(({ tagName }) => tagName.text === 'deprecated')) yield `${name} is deprecated`;
  const text = tags.find(({ tagName }) => tagName.text === 'platform')?.comment;
  if (typeof text !== 'string' || isOption) return;
  if (EVENT_METHODS.includes(name.split('.').at(-1)!)) return;
  const available = text.split(',').map((one) => one.trim());
  const missing = PLATFORMS.filter(
    (one) => !available.includes(one) && isReachable(node, one, checker),
  );
  if (missing.length > 0) yield `${name} is missing on ${missing.join(', ')}`;
}

/** What the text above a call says about Wayland, which has no tag. */
function* limitsUnderWayland({ node, name, declarations }: Use, checker: ts.TypeChecker) {
  if (EVENT_METHODS.includes(name.split('.').at(-1)!) || !isReachable(node, 'linux', checker))
    return;
  const texts = declarations.filter(isFromElectron).map((one) => commentOf(one));
  if (texts.some((text) => /wayland/i.test(text.replaceAll(/both X11 and Wayland/gi, ''))))
    yield `${name.split('.').at(-1)!} is limited under Wayland`;
}

const commentOf = (declaration: ts.Declaration): string =>
  ts
    .getJSDocCommentsAndTags(declaration)
    .map((comment) => comment.getText())
    .join('\n');

/** Finds uses of Electron APIs that are deprecated, limited under Wayland, or missing on a platform that reaches them. */
export function findMisuses(files: string[], options: ts.CompilerOptions): Finding[] {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found: Finding[] = [];
  const visit = (source: ts.SourceFile) => (node: ts.Node) => {
    const use = useOf(node, checker);
    const problems = use ? [...problemsIn(use, checker), ...limitsUnderWayland(use, checker)] : [];
    for (const what of problems) {
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
