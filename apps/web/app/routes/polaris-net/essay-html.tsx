import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Essay } from './written-essays.tsx';

/** The full essay for the feed, with absolute links and without repetitions. */
export function essayHtml({ Words }: Pick<Essay, 'Words'>, url: string): string {
  const Link = ({ href = '', children }: ComponentProps<'a'>) => (
    <a href={new URL(href, url).href}>{children}</a>
  );
  return renderToStaticMarkup(<Words components={{ a: Link, PullQuote: () => null }} />);
}
