import { describe, expect, it } from '@jest/globals';
import { usedStyles } from './used-styles.ts';

const used = (css: string, classes: string) => usedStyles(css)(`<p class="${classes}">`);

describe('the styles that a page uses', () => {
  it('are the rules whose classes it has, in their order', () => {
    expect(used('.a{x:1}.b{x:2}.c{x:3}.a.b{x:4}', 'a c')).toBe('.a{x:1}.c{x:3}');
  });

  it('have what needs no class, and every statement', () => {
    const css =
      '@layer base,utilities;@property --x{syntax:"*"}@font-face{font-family:A}html{x:1}@keyframes k{0%{x:1}}';
    expect(used(css, '')).toBe(css);
  });

  it('keep a rule for one of its selectors', () => {
    expect(used('.a,.b{x:1}', 'b')).toBe('.a,.b{x:1}');
  });

  it('leave groups out of which nothing is used', () => {
    const css = '@layer u{@media (width>=1px){.a{x:1}.b{x:2}}@supports (x:1){.b{x:3}}}';
    expect(used(css, 'a')).toBe('@layer u{@media (width>=1px){.a{x:1}}}');
  });

  it('know escaped names, and names as they stand in the page', () => {
    const css = String.raw`.md\:p-2\.5{x:1}.\32 xl{x:2}.\[\&\>p\]\:m-1>p{x:3}.w-\[calc\(1px\,2px\)\]{x:4}`;
    expect(used(css, 'md:p-2.5 2xl [&amp;&gt;p]:m-1 w-[calc(1px,2px)]')).toBe(css);
    expect(used(css, 'md:p-2 xl')).toBe('');
  });

  it('need no class that stands for an alternative or for what must not be', () => {
    const css = '.a:not(.b):is(.c,.d:not(.e)){x:1}.f:where(.dark,.dark *){x:2}.dark{x:3}';
    expect(used(css, 'a f')).toBe(css);
  });

  it('are not misled by braces in strings, or by nested rules', () => {
    const css = `.a{content:"}{";&:hover{@media (hover:hover){x:1}}}.b{content:'\\'}'}.c{x:1}`;
    expect(used(css, 'c')).toBe('.c{x:1}');
    expect(used(css, 'a b c')).toBe(css);
  });

  it('have to be closed', () => {
    expect(() => usedStyles('.a{x:1')).toThrow('not closed');
  });
});
