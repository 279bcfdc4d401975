import ts from 'typescript';

/** The value of a condition on one platform; undefined if it depends on something else. */
type Value = boolean | undefined;

const withoutParentheses = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;

/** `process.platform`, or a variable or property named `platform`. */
const isPlatform = (node: ts.Expression) =>
  (ts.isPropertyAccessExpression(node) ? node.name.text : node.getText()) === 'platform';

function comparison(node: ts.BinaryExpression, platform: string): Value {
  const kind = node.operatorToken.kind;
  const same = kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  if (!same && kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) return undefined;
  if (!isPlatform(node.left) || !ts.isStringLiteral(node.right)) return undefined;
  return (node.right.text === platform) === same;
}

function evaluate(given: ts.Expression, platform: string, checker: ts.TypeChecker): Value {
  const node = withoutParentheses(given);
  const of = (part: ts.Expression) => evaluate(part, platform, checker);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    const inner = of(node.operand);
    return inner === undefined ? undefined : !inner;
  }
  if (ts.isIdentifier(node)) return valueOfConstant(node, of, checker);
  if (!ts.isBinaryExpression(node)) return undefined;
  const shortCircuit = { '&&': false, '||': true }[node.operatorToken.getText()];
  if (shortCircuit === undefined) return comparison(node, platform);
  const sides = [of(node.left), of(node.right)];
  if (sides.includes(shortCircuit)) return shortCircuit;
  return sides.includes(undefined) ? undefined : !shortCircuit;
}

/** The value of a constant is that of its initializer. */
function valueOfConstant(
  node: ts.Identifier,
  of: (part: ts.Expression) => Value,
  checker: ts.TypeChecker,
): Value {
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  const isConstant =
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return isConstant && declaration.initializer ? of(declaration.initializer) : undefined;
}

const exits = (node: ts.Statement): boolean =>
  ts.isReturnStatement(node) ||
  ts.isThrowStatement(node) ||
  (ts.isBlock(node) && node.statements.some(exits));

/** The conditions around a node, each with the value that makes the node unreachable. */
function* conditions(node: ts.Node): Generator<[ts.Expression, boolean]> {
  const { parent } = node;
  if (!parent) return;
  if (ts.isIfStatement(parent)) {
    if (node === parent.thenStatement) yield [parent.expression, false];
    if (node === parent.elseStatement) yield [parent.expression, true];
  } else if (ts.isConditionalExpression(parent)) {
    if (node === parent.whenTrue) yield [parent.condition, false];
    if (node === parent.whenFalse) yield [parent.condition, true];
  } else if (ts.isBinaryExpression(parent) && node === parent.right) {
    const operator = parent.operatorToken.getText();
    if (operator === '&&') yield [parent.left, false];
    if (operator === '||') yield [parent.left, true];
  } else if (ts.isBlock(parent) || ts.isSourceFile(parent)) {
    for (const before of parent.statements) {
      if (before === node) break;
      if (ts.isIfStatement(before) && exits(before.thenStatement)) yield [before.expression, true];
    }
  }
  yield* conditions(parent);
}

/** Whether code is reachable on a platform, judging by the conditions around it. */
export const isReachable = (node: ts.Node, platform: string, checker: ts.TypeChecker): boolean =>
  [...conditions(node)].every(
    ([condition, excluded]) => evaluate(condition, platform, checker) !== excluded,
  );
