import { describe, expect, it } from '@jest/globals';
import { textOfHtml } from './html-text';

describe('the text of an HTML mail', () => {
  it.each([
    [
      'named and numbered characters',
      'Let&#x27;s meet &mdash; caf&eacute; &euro;20 it&rsquo;s&hellip; &#8364; &amp;lt;',
      "Let's meet — café €20 it’s… € &lt;",
    ],
    [
      'cells of a table',
      '<table><tr><td>Workshop</td><td>1</td><td>200</td></tr><tr><th>Call</th> <td>2</td></tr></table>',
      'Workshop | 1 | 200\nCall | 2',
    ],
    ['a single cell in its row', '<table><tr><td>Hello<br>Maya</td></tr></table>', 'Hello\nMaya'],
    [
      'the address of a link',
      'See <a href="https://sign.example/42">this document</a>.',
      'See this document <https://sign.example/42>.',
    ],
    [
      'a link that is its address',
      '<a href="https://a.example/">https://a.example/</a>',
      'https://a.example/',
    ],
    ['a mail address', '<a href="mailto:m@a.example">m@a.example</a>', 'm@a.example'],
    ['a symbol that is a picture', 'Thanks <img src="cid:1" alt="😊">', 'Thanks 😊'],
    ['a logo', 'Maya<img src="https://a.example/logo.png">', 'Maya'],
    [
      'lists and headings',
      '<h1>Two things</h1><ul><li>One</li><li>Two</li></ul>',
      'Two things\n\n- One\n- Two',
    ],
    ['a quote', 'Yes.<blockquote>Thursday?<br>Ines</blockquote>', 'Yes.\n\n> Thursday?\n> Ines'],
    ['lines of Gmail', '<div dir="ltr">One<div><br></div><div>Two</div></div>', 'One\n\nTwo'],
    ['markup as text', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<script>alert(1)</script>'],
    ['a less-than sign', 'a < b and b > c', 'a < b and b > c'],
  ])('reads %s', async (_, html, text) => {
    expect(await textOfHtml(html)).toBe(text);
  });

  it.each([
    '<div style="display:none">No</div>',
    '<span style="color:red; DISPLAY : None !important">No</span>',
    '<div style="display: none;max-height:0">No<p>No</p></div>',
    '<p hidden>No</p>',
    '<p style="visibility:hidden">No</p>',
    '<p style="mso-hide:all">No</p>',
    '<!-- No -->',
    '<style>No</style><script>No</script><template>No</template>',
  ])('omits %s', async (hidden) => {
    expect(
      await textOfHtml(`<html><head><title>No</title></head><body>Yes.${hidden}</body></html>`),
    ).toBe('Yes.');
  });

  it.each([
    '<',
    '<a',
    '<div>',
    '<a href="',
    '&#',
    '&amp',
    '<td>',
    '<table><tr><td>',
    '<blockquote>',
    '<!--',
    '<ul><li>',
    ' ',
    '<td></td>',
    '<b style="display:',
    '<p>',
  ])('reads 500 kB of %s quickly', async (piece) => {
    const before = process.threadCpuUsage();
    await textOfHtml(piece.repeat(500_000 / piece.length));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(4000);
  });
});
