import { describe, expect, it } from '@jest/globals';
import { escapeJson } from '../../escape-markup.ts';
import { withLaterScripts } from './later-scripts.ts';
import { withStyleSheet } from './style-sheet.ts';

describe('styles of single elements', () => {
  it('become a style sheet, each once', () => {
    const html = '<p style="height:12px"></p><p style="height:12px"></p><p style="top:1px"></p>';
    expect(withStyleSheet(html)).toEqual({
      sheet: '[data-style=s0]{height:12px}[data-style=s1]{top:1px}',
      markup: '<p data-style="s0"></p><p data-style="s0"></p><p data-style="s1"></p>',
    });
  });

  it('are dropped when they could end their rule or fetch something', () => {
    for (const styles of ['color:red}*{top:0', 'background:url(/x)', 'top:1px&lt;/style&gt;'])
      expect(withStyleSheet(`<p style="${styles}"></p>`)).toEqual({ sheet: '', markup: '<p></p>' });
  });
});

it('scripts of a drawn page lie in a template, where the first was, behind no preload', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
    '<script>first()</script><script type="module" async="">import "/a.js"</script><script>last()</script>';
  expect(withLaterScripts(html)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head><script>first()</script>' +
      '<template id="later-scripts"><link fetchpriority="low" rel="modulepreload" href="/a.js"/>' +
      '<script type="module" async="">import "/a.js"</script></template><script>last()</script>',
  );
});

it('JSON in a script element ends neither the element nor a line of it', () => {
  const value = { name: '</script><!--\u2028\u2029' };
  const text = escapeJson(value);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
