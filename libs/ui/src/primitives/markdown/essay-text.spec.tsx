import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EssayText } from './essay-text.tsx';

afterEach(cleanup);

const PullQuote = ({ children }: { children?: ReactNode }) => <aside>{children}</aside>;
const show = (text: string) =>
  render(<EssayText text={text} components={{ PullQuote }} />).container;

describe('the text of an essay', () => {
  it.each([
    '<PullQuote>The *tide* was not on it.</PullQuote>',
    '<PullQuote>\nThe tide was not on it.\n</PullQuote>',
  ])('shows the pull quote %j between paragraphs', (quote) => {
    const page = show(`A map.\n\n${quote}\n\nThe sea.`);
    const expected = quote.replace(/<\/?PullQuote>|\*/g, '').trim();
    expect([...page.children].map((part) => [part.tagName, part.textContent])).toEqual(
      expect.arrayContaining([
        ['P', 'A map.'],
        ['ASIDE', expected],
        ['P', 'The sea.'],
      ]),
    );
  });

  it('shows a pull quote inside of a sentence as it was typed', () => {
    const page = show('A <PullQuote>map</PullQuote> of it');
    expect(page.querySelector('aside')).toBeNull();
    expect(page.textContent).toBe('A <PullQuote>map</PullQuote> of it');
  });

  it('shows notes with links to them and back', () => {
    const page = show('A map.[^tide]\n\n[^tide]: It was high.');
    expect(page.querySelector('sup a')?.getAttribute('href')).toBe('#fn-tide');
    const note = page.querySelector('section.footnotes li#fn-tide')!;
    expect(note.textContent).toContain('It was high.');
    expect(note.querySelector('a[data-footnote-backref]')?.getAttribute('href')).toBe(
      '#fnref-tide',
    );
    expect(page.querySelector('h2#footnote-label')?.textContent).toBe('Notes');
  });

  it('gives sections ids that the surrounding page does not use, and no first-level headings', () => {
    const page = show('# Main\n\n## Main\n\n#### Small');
    const headings = [...page.querySelectorAll('h1, h2, h3, h4')];
    expect(headings.map(({ tagName, id }) => [tagName, id])).toEqual([
      ['H2', 'section-main'],
      ['H2', 'section-main-1'],
      ['H3', 'section-small'],
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    'export const a = 1',
    '{process.exit()}',
  ])('shows code as text: %s', (code) => {
    const page = show(`${code}\n\nMore ${code}`);
    expect(page.querySelectorAll('script, img, svg')).toHaveLength(0);
    expect(page.textContent).toContain(code);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'file:///etc/passwd', 'x'])(
    'shows a link to %s as plain text',
    (address) => {
      const page = show(`[words](<${address}>)`);
      expect(page.querySelector('a')).toBeNull();
      expect(page.textContent).toBe('words');
    },
  );

  it('links to the web, mail addresses and our own pages', () => {
    const page = show('[a](https://example.com/x) [b](mailto:me@example.com) [c](/about)');
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/x',
      'mailto:me@example.com',
      '/about',
    ]);
  });

  it('adds no attribute of the library to elements', () => {
    const page = show('## A\n\n*b* [c](/d) `e`\n\n> f\n\n1. g');
    const names = [...page.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
    expect(new Set(names)).toEqual(new Set(['id', 'href']));
  });

  it.each(['**a', '[^1]', '- a\n', '1. a\n'])(
    'shows a text with thousands of %j in one block as it was typed, without taking minutes',
    (mark) => {
      const text = mark.repeat(Math.floor(200_000 / mark.length));
      const page = show(`# A\n\n${text}`);
      expect(page.querySelector('h2')).toBeNull();
      expect(page.textContent).toBe(`# A\n\n${text}`);
    },
  );

  it('keeps the formatting of an essay with many marks in many paragraphs', () => {
    const page = show('*One* and **two**.\r\n\r\n'.repeat(500));
    expect(page.querySelectorAll('em')).toHaveLength(500);
  });

  it.each(['>', '- ', '*', '[', '![', '*a _b ', '`', '<', '#', '[^1]', '|', '<PullQuote>'])(
    'renders on the server, however often %j is repeated',
    (mark) => {
      const text = mark.repeat(Math.floor(4000 / mark.length));
      expect(() => renderToStaticMarkup(<EssayText text={text} components={{}} />)).not.toThrow();
    },
  );
});
