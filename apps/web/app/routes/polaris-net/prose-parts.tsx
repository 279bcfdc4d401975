import { withData } from '@polaris/contracts/browser-names';
import type { ComponentProps, ReactNode } from 'react';

const HEADING_LINK = 'Link to this section';

/** A heading that can be pointed at: the mark beside it is its own address. */
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

/** A line of the text set large. Read aloud it would only be said twice. */
function PullQuote({ children }: { children: ReactNode }) {
  return (
    <div className="pull-quote" aria-hidden="true">
      {children}
    </div>
  );
}

/** The arrow from a note back to its place in the text shows no words, and has only a name. */
function ProseLink({ children, ...rest }: ComponentProps<'a'>) {
  const isArrow = 'data-footnote-backref' in rest;
  return (
    <a {...rest} {...(isArrow && withData('tooltip', rest['aria-label'] ?? ''))}>
      {children}
    </a>
  );
}

/** What the essays' marks become. */
export const proseParts = { a: ProseLink, h2: Heading, PullQuote };
