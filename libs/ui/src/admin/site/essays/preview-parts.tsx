import { withData } from '@polaris/contracts/browser-names';
import type { ComponentProps, ReactNode } from 'react';

/** A pull quote, hidden from screen readers as it repeats the text. */
const PullQuote = ({ children }: { children?: ReactNode }) => (
  <div
    aria-hidden="true"
    className="my-4 border-y border-line-strong py-4 text-center font-display text-2xl leading-snug italic"
  >
    {children}
  </div>
);

/** A link to a note stays in the preview; any other would leave the unsaved form. */
function PreviewLink({ href = '', id, children, ...rest }: ComponentProps<'a'>) {
  const isNote = href.startsWith('#');
  // The link back from a note is an arrow.
  const label = 'data-footnote-backref' in rest ? rest['aria-label'] : undefined;
  return (
    <a
      id={id}
      href={href}
      {...(label && { 'aria-label': label, ...withData('tooltip', label) })}
      {...(!isNote && { target: '_blank', rel: 'noopener noreferrer' })}
      className="text-accent underline underline-offset-4"
    >
      {children}
    </a>
  );
}

/** The elements of a previewed essay, which look as on the site. */
export const previewParts = {
  PullQuote,
  a: PreviewLink,
  h2: ({ id, children }: ComponentProps<'h2'>) => (
    <h3 id={id} className="mt-4 font-display text-2xl leading-8">
      {children}
    </h3>
  ),
  h3: ({ id, children }: ComponentProps<'h3'>) => (
    <h4 id={id} className="mt-2 font-semibold">
      {children}
    </h4>
  ),
  ul: ({ children }: ComponentProps<'ul'>) => <ul className="list-disc pl-6">{children}</ul>,
  ol: ({ children, start }: ComponentProps<'ol'>) => (
    <ol start={start} className="list-decimal pl-6">
      {children}
    </ol>
  ),
  li: ({ id, children }: ComponentProps<'li'>) => <li id={id}>{children}</li>,
  blockquote: ({ children }: ComponentProps<'blockquote'>) => (
    <blockquote className="flex flex-col gap-3 border-l-2 border-line-strong pl-4 text-muted">
      {children}
    </blockquote>
  ),
  code: ({ children }: ComponentProps<'code'>) => (
    <code className="rounded-sm bg-sunken px-1 font-mono text-[0.85em]">{children}</code>
  ),
  pre: ({ children }: ComponentProps<'pre'>) => (
    <pre className="bg-sunken p-4 whitespace-pre-wrap">{children}</pre>
  ),
  table: ({ children }: ComponentProps<'table'>) => (
    <table className="w-full text-left text-base [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-4">
      {children}
    </table>
  ),
  section: ({ children }: ComponentProps<'section'>) => (
    <section className="mt-8 border-t border-line text-base leading-7 text-muted [&_h3]:mb-2 [&_h3]:text-xl">
      {children}
    </section>
  ),
};
