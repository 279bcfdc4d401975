import { describe, expect, it } from '@jest/globals';
import { firstStyles } from './first-styles.ts';

const first = (css: string, classes: string) => firstStyles(css)(`<p class="${classes}">`);

describe('the styles of the first paint', () => {
  it('are the rules whose classes the page has, in their order', () => {
    expect(first('.a{x:1}.b{x:2}.c{x:3}.a.b{x:4}', 'a c')).toBe('.a{x:1}.c{x:3}');
  });

  it('are the rules whose elements it has', () => {
    expect(first('p{x:1}table{x:2}.a>p{x:3}.a td{x:4}*,::before{x:5}', 'a')).toBe(
      'p{x:1}.a>p{x:3}*,::before{x:5}',
    );
  });

  it('have what needs no class, and every statement', () => {
    const css = '@layer base,utilities;@font-face{font-family:A;src:local(A)}:root{x:1}';
    expect(first(css, '')).toBe(css);
  });

  it('keep a rule for one of its selectors', () => {
    expect(first('.a,.b{x:1}', 'b')).toBe('.a,.b{x:1}');
  });

  it('leave groups out of which nothing is used', () => {
    const css = '@layer u{@media (width>=1px){.a{x:1}.b{x:2}}@supports (x:1){.b{x:3}}}';
    expect(first(css, 'a')).toBe('@layer u{@media (width>=1px){.a{x:1}}}');
  });

  it('know escaped names, and names as they stand in the page', () => {
    const css = String.raw`.md\:p-2\.5{x:1}.\32 xl{x:2}.\[\&\>p\]\:m-1>p{x:3}.w-\[calc\(1px\,2px\)\]{x:4}`;
    expect(first(css, 'md:p-2.5 2xl [&amp;&gt;p]:m-1 w-[calc(1px,2px)]')).toBe(css);
    expect(first(css, 'md:p-2 xl')).toBe('');
  });

  it('need no name that stands for an alternative, an attribute or what must not be', () => {
    const css =
      '.a:not(.b):is(.c,.d:not(.e)){x:1}.f:where(.dark,.dark *){x:2}.dark{x:3}[type=x]:nth-child(odd){x:4}';
    expect(first(css, 'a f')).toBe(css);
  });

  it('are not misled by braces in strings, or by nested rules', () => {
    const css = `.a{content:"}{";&:hover{@media (hover:hover){x:1}}}.b{content:'\\'}'}.c{x:1}`;
    expect(first(css, 'c')).toBe('.c{x:1}');
    expect(first(css, 'a b c')).toBe(css);
  });

  it('leave out what shows later: fonts, paper, animations, and what is touched', () => {
    const css =
      '@font-face{src:url(a)}@media print{.a{x:1}}@keyframes k{to{x:1}}' +
      String.raw`.hover\:b{x:1}.md\:group-focus-visible\:b{x:1}.a{x:1}:focus-visible{x:1}`;
    expect(first(css, 'a hover:b md:group-focus-visible:b')).toBe('.a{x:1}');
  });

  it('leave out variables that nothing names', () => {
    const css =
      '@layer theme{:root{--a:1;--b:2}}.c{x:var(--a);--d:1}@property --d{x:1}@property --e{x:1}';
    expect(first(css, 'c')).toBe(
      '@layer theme{:root{--a:1;}}.c{x:var(--a);--d:1}@property --d{x:1}',
    );
  });

  it('have to be closed', () => {
    expect(() => firstStyles('.a{x:1')).toThrow('not closed');
  });
});
