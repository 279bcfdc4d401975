import clsx from 'clsx';
import type { ReactNode } from 'react';

interface SectionProps {
  /** The anchor. */
  id: string;
  title: string;
  /** Below the title, in the margin. */
  aside?: ReactNode;
  /** Full width, for tiles, code and pictures. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

/** A section of a portfolio page, with its title in the margin or above wide content. */
export function PortfolioSection(props: SectionProps) {
  const { id, title, aside, wide = false, className, children } = props;
  return (
    <section
      aria-labelledby={id}
      className={clsx('mx-auto max-w-6xl px-5 md:px-8 [&:first-of-type>div]:border-t-0', className)}
    >
      <div
        className={clsx(
          'grid gap-x-8 gap-y-8 border-t border-line py-12 md:py-20',
          !wide && 'md:grid-cols-12',
        )}
      >
        <div className={clsx('flex flex-col gap-4', !wide && 'md:col-span-5 lg:col-span-4')}>
          <h2 id={id} tabIndex={-1} className="font-display text-headline">
            {title}
          </h2>
          {aside && <div className="max-w-prose text-muted">{aside}</div>}
        </div>
        <div
          className={clsx('flex min-w-0 flex-col gap-8', !wide && 'md:col-span-7 md:col-start-6')}
        >
          {children}
        </div>
      </div>
    </section>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="flex max-w-prose flex-col gap-5 text-lead">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
