import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

const show = (text: string) => render(<Markdown text={text} />).container;
const linksIn = (text: string) => [...show(text).querySelectorAll('a')];

describe('Markdown', () => {
  it('renders Markdown as lists, emphasis and links', () => {
    const page = show('- **One**\n- *two*\n\n1. [three](/contact)');
    expect([...page.querySelectorAll('ul > li')].map((item) => item.textContent)).toEqual([
      'One',
      'two',
    ]);
    expect(page.querySelector('strong')?.textContent).toBe('One');
    expect(page.querySelector('ol a')?.getAttribute('href')).toBe('/contact');
  });

  it.each(['# A', '## A', '### A', '###### A'])(
    'starts headings below that of the section: %s',
    (text) => {
      const [heading] = show(text).querySelectorAll('h1, h2, h3, h4, h5, h6');
      expect([heading?.tagName, heading?.textContent]).toEqual(['H3', 'A']);
    },
  );

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<div><p onclick="alert(1)">nested</p></div>',
    '<iframe src="https://example.com"></iframe>',
    'text <b>bold</b> <svg/onload=alert(1)> text',
    '<a href="javascript:alert(1)">click</a>',
    '- item\n\n  <style>* { display: none }</style>',
  ])('shows HTML as it was typed: %s (ASVS 1.3.5)', (text) => {
    const page = show(text).firstElementChild!;
    expect(page.querySelectorAll('script, img, div, iframe, b, svg, a, style')).toHaveLength(0);
    for (const tag of text.match(/<[^>]+>/g) ?? []) expect(page.textContent).toContain(tag);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'ftp://example.com',
    '//example.com',
    '\\\\example.com',
    'https:example.com',
    'relative',
    '#fragment',
  ])('shows a link to %s as plain text (ASVS 1.3.5)', (address) => {
    for (const text of [`[words](<${address}>)`, `[words][1]\n\n[1]: <${address}>`]) {
      const page = show(text);
      expect(page.querySelectorAll('a')).toHaveLength(0);
      expect(page.textContent).toContain('words');
      cleanup();
    }
  });

  it('links to the web, mail addresses and our own pages, and marks external links', () => {
    const text = '[a](https://example.com/x?y#z) [b](mailto:me@example.com) [c](/portfolio#top)';
    expect(linksIn(text).map((link) => [link.getAttribute('href'), link.rel])).toEqual([
      ['https://example.com/x?y#z', 'noopener noreferrer nofollow'],
      ['mailto:me@example.com', 'noopener noreferrer nofollow'],
      ['/portfolio#top', ''],
    ]);
    expect(linksIn('<javascript:alert(1)>')).toEqual([]);
    expect(linksIn('[a](/\\\\example.com)').map(({ origin }) => origin)).toEqual([location.origin]);
  });

  it('shows the text of a picture instead of loading it', () => {
    for (const text of [
      '![a cat](https://example.com/cat.png)',
      '![a cat](x" onerror="alert(1))',
    ]) {
      const page = show(text);
      expect(page.querySelector('img')).toBeNull();
      expect(page.textContent).toContain('a cat');
      cleanup();
    }
  });

  it('sets no attributes on elements except for links and styles', () => {
    const text =
      '### H\n\n[a](/b "t\\" onclick=\\"alert(1)")\n\n```js onclick="alert(1)"\nx\n```\n\n> q';
    const names = [...show(text).querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
    expect(new Set(names)).toEqual(new Set(['class', 'href']));
  });

  it.each(['>', '- ', '*', '[', '![', '*a _b ', '`', '<', '#', '1. ', '> - ', '\\', '&'])(
    'renders on the server, however often %j is repeated',
    (mark) => {
      const text = mark.repeat(Math.floor(4000 / mark.length));
      expect(renderToStaticMarkup(<Markdown text={text} />)).toMatch(/^<div/);
    },
  );
});
