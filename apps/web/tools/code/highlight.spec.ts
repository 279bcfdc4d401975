import { describe, expect, it } from '@jest/globals';
import { highlight } from './highlight.ts';

const texts = (lines: Awaited<ReturnType<typeof highlight>>['lines']) =>
  lines.map((line) => line.map(([text]) => text).join(''));

describe('highlighted code', () => {
  it('keeps every character, line by line', async () => {
    const source = 'def f(x):\n    # why\n    return "<b>" + x\n\nprint(f("y"))\n';
    const { lines } = await highlight(source, 'python');
    expect(texts(lines)).toEqual(source.trimEnd().split('\n'));
  });

  it('marks only tokens that have a color', async () => {
    const { lines } = await highlight('return "text"  # why', 'python');
    const kinds = lines.flat().map(([, kind]) => kind);
    expect(kinds).toEqual(['keyword', 'string-expression', 'comment']);
  });

  it('leaves plain text without tokens', async () => {
    const { lines } = await highlight('x', 'python');
    expect(lines).toEqual([[['x']]]);
  });
});
