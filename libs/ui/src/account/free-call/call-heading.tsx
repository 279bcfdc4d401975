import type { ReactNode } from 'react';

interface CallHeadingProps {
  title: string;
  /** False for the first step, when the page opens. */
  takesFocus?: boolean;
  children?: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The heading of a step. Later steps focus it, so that screen readers announce it. */
export const CallHeading = ({ title, takesFocus = true, children }: CallHeadingProps) => (
  <header className="flex max-w-prose flex-col gap-3 pb-8">
    <h1
      ref={takesFocus ? focus : null}
      tabIndex={-1}
      className="font-display text-headline focus:outline-none"
    >
      {title}
    </h1>
    {children}
  </header>
);
