import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { TestimonialFigure } from './testimonial-figure.tsx';

const render = (content: string) =>
  renderToString(
    <TestimonialFigure
      testimonial={{ content, name: 'Maya O.', role: null, company: null, rating: null }}
    />,
  );

describe('a testimonial on a page', () => {
  it.each([
    ['a sentence', 'The numbers agree at last.'],
    ['five short lines', Array.from({ length: 5 }, () => 'Good.').join('\n')],
  ])('has large type for %s', (_, content) => {
    expect(render(content)).toContain('font-display');
  });

  it.each([
    ['twelve lines of emoji', Array.from({ length: 12 }, () => '🎉👍🏽').join('\r\n')],
    ['a long text', 'word '.repeat(60)],
  ])('has small type for %s, and keeps the text', (_, content) => {
    const html = render(content);
    expect(html).not.toContain('font-display');
    expect(html).toContain(content.trim());
  });
});
