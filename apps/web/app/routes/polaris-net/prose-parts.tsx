import { withData } from '@polaris/contracts/browser-names';
import type { ComponentProps, ReactNode } from 'react';

const HEADING_LINK = 'Link to this section';

/** A heading with a link to itself. */
function Heading({ id, children, ...rest }: ComponentProps<'h2'>) {
  const isNotes = id === 'footnote-label';
  return (
    <h2 id={id} {...rest}>
      {children}
      {!isNotes && (
        <a
          href={`#${id}`}
          className="anchor"
          aria-label={HEADING_LINK}
          {...withData('tooltip', HEADING_LINK)}
        >
          #
        </a>
      )}
    </h2>
  );
}

/** A pull quote, hidden from screen readers as it repeats the text. */
function PullQuote({ children }: { children: ReactNode }) {
  return (
    <div className="pull-quote" aria-hidden="true">
      {children}
    </div>
  );
}

/** The back link of a note is an arrow with an accessible name. */
function ProseLink({ children, ...rest }: ComponentProps<'a'>) {
  const isArrow = 'data-footnote-backref' in rest;
  return (
    <a {...rest} {...(isArrow && withData('tooltip', rest['aria-label'] ?? ''))}>
      {children}
    </a>
  );
}

/** The components for Markdown elements. */
export const proseParts = { a: ProseLink, h2: Heading, PullQuote };
