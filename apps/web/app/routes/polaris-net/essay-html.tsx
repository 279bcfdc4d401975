import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Essay } from './essays.ts';

/** The whole essay for readers of the feed: every address in it is absolute, and nothing is said twice. */
export function essayHtml({ Words }: Pick<Essay, 'Words'>, url: string): string {
  const Link = ({ href = '', children }: ComponentProps<'a'>) => (
    <a href={new URL(href, url).href}>{children}</a>
  );
  return renderToStaticMarkup(<Words components={{ a: Link, PullQuote: () => null }} />);
}
