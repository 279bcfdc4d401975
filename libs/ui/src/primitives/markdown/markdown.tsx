import clsx from 'clsx';
import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { limitDepth } from './limit-depth.ts';
import { markdownLink } from './markdown-link.ts';

interface MarkdownProps {
  text: string;
  className?: string;
}

/** Other elements, such as pictures, are replaced by their content. */
const allowed = [
  ...['p', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'br', 'hr', 'img'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
];

/** Headings of every level are below the section that the text is in. */
const heading: Components['h3'] = ({ children }) => (
  <h3 className="-mb-2 break-after-avoid font-semibold text-ink not-first:mt-3">{children}</h3>
);

const components: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  p: ({ children }) => <p>{children}</p>,
  ul: ({ children }) => <ul className="flex list-disc flex-col gap-2 pl-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="flex list-decimal flex-col gap-2 pl-5">
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="pl-1 marker:text-accent">{children}</li>,
  a: ({ href, children }) => <MarkdownLink href={href}>{children}</MarkdownLink>,
  blockquote: ({ children }) => (
    <blockquote className="border-l-2 border-line-strong pl-4 text-muted">{children}</blockquote>
  ),
  code: ({ children }) => (
    <code className="rounded-sm bg-sunken px-1 text-[0.9em]">{children}</code>
  ),
  pre: ({ children }) => <pre className="wrap-anywhere whitespace-pre-wrap">{children}</pre>,
  hr: () => <hr className="border-line" />,
  // Pictures would load from other sites, so only their text is shown.
  img: ({ alt }) => alt ?? null,
};

function MarkdownLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <a
      href={href}
      rel={isOwnLink(href) ? undefined : 'noopener noreferrer nofollow'}
      className="text-accent underline underline-offset-4"
    >
      {children}
    </a>
  );
}

/** Renders Markdown. HTML is shown as text; links to unsafe addresses are plain text. */
export function Markdown({ text, className }: MarkdownProps) {
  return (
    <div className={clsx('flex flex-col gap-4 wrap-anywhere', className)}>
      <ReactMarkdown
        allowedElements={allowed}
        unwrapDisallowed
        urlTransform={markdownLink}
        components={components}
      >
        {limitDepth(text)}
      </ReactMarkdown>
    </div>
  );
}

const isOwnLink = (address: string): boolean => address.startsWith('/');
