import ts from 'typescript';

/** What a condition says on one platform; undefined where it depends on something else. */
type Verdict = boolean | undefined;

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;

/** `process.platform`, or whatever else was handed on under that name. */
const isPlatform = (node: ts.Expression) =>
  (ts.isPropertyAccessExpression(node) ? node.name.text : node.getText()) === 'platform';

function comparison(node: ts.BinaryExpression, platform: string): Verdict {
  const kind = node.operatorToken.kind;
  const same = kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  if (!same && kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) return undefined;
  if (!isPlatform(node.left) || !ts.isStringLiteral(node.right)) return undefined;
  return (node.right.text === platform) === same;
}

function verdict(given: ts.Expression, platform: string, checker: ts.TypeChecker): Verdict {
  const node = unwrapped(given);
  const of = (part: ts.Expression) => verdict(part, platform, checker);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    const inner = of(node.operand);
    return inner === undefined ? undefined : !inner;
  }
  if (ts.isIdentifier(node)) return named(node, of, checker);
  if (!ts.isBinaryExpression(node)) return undefined;
  const ends = { '&&': false, '||': true }[node.operatorToken.getText()];
  if (ends === undefined) return comparison(node, platform);
  const sides = [of(node.left), of(node.right)];
  if (sides.includes(ends)) return ends;
  return sides.includes(undefined) ? undefined : !ends;
}

/** A constant stands for what it was made from. */
function named(
  node: ts.Identifier,
  of: (part: ts.Expression) => Verdict,
  checker: ts.TypeChecker,
): Verdict {
  const made = checker.getSymbolAtLocation(node)?.valueDeclaration;
  const isConstant =
    made !== undefined &&
    ts.isVariableDeclaration(made) &&
    (ts.getCombinedNodeFlags(made) & ts.NodeFlags.Const) !== 0;
  return isConstant && made.initializer ? of(made.initializer) : undefined;
}

const leaves = (node: ts.Statement): boolean =>
  ts.isReturnStatement(node) ||
  ts.isThrowStatement(node) ||
  (ts.isBlock(node) && node.statements.some(leaves));

/** The condition around a node, with what it must not be for the node to be reached. */
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
      if (ts.isIfStatement(before) && leaves(before.thenStatement)) yield [before.expression, true];
    }
  }
  yield* conditions(parent);
}

/** Whether a platform can get there, by the conditions on platforms that are to be seen around it. */
export const isReached = (node: ts.Node, platform: string, checker: ts.TypeChecker): boolean =>
  [...conditions(node)].every(
    ([condition, barred]) => verdict(condition, platform, checker) !== barred,
  );
