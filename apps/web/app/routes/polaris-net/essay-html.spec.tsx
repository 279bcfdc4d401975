import { expect, it } from '@jest/globals';
import type { ComponentProps, ElementType } from 'react';
import { essayHtml } from './essay-html.tsx';

const url = 'https://polaris.test/PolarisNet/long-arc';

function Words({ components = {} }: { components?: Record<string, ElementType> }) {
  const { a: Link = 'a', PullQuote = 'div' } = components;
  const link = (href: string): ComponentProps<'a'> => ({ href, children: 'there' });
  return (
    <>
      <p>
        Less &amp; more, <Link {...link('/PolarisNet/manifesto')} />, <Link {...link('#note')} />.
      </p>
      <PullQuote>Less and more.</PullQuote>
    </>
  );
}

it('makes links of an essay in the feed absolute, and leaves out its pull quote', () => {
  expect(essayHtml({ Words }, url)).toBe(
    '<p>Less &amp; more, <a href="https://polaris.test/PolarisNet/manifesto">there</a>, ' +
      `<a href="${url}#note">there</a>.</p>`,
  );
});
