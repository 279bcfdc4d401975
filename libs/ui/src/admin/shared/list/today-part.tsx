import type { ReactNode } from 'react';
import { Link } from 'react-router';

const link = 'text-ink underline underline-offset-4';

interface More {
  page: { total: number; items: readonly unknown[] };
  noun?: string;
  /** The list with the entries omitted here. */
  to?: string;
}

interface PartProps {
  title: string;
  /** Hidden while empty, but mounted, as it moves the focus on when the last entry is removed. */
  isHidden?: boolean;
  more: readonly More[];
  children: ReactNode;
}

/** A part of what is due today under its title, with how many are not listed. */
export const Part = ({ title, isHidden = false, more, children }: PartProps) => (
  <div hidden={isHidden} className="min-w-0">
    <h3 className="border-b border-line pb-1.5 text-sm text-muted">{title}</h3>
    {children}
    {more.map((rest) => (
      <Rest key={rest.noun ?? title} {...rest} />
    ))}
  </div>
);

function Rest({ page: { total, items }, noun = '', to }: More) {
  if (total <= items.length) return null;
  const text = `And ${(total - items.length).toLocaleString('en-US')} more ${noun}`.trim();
  return (
    <p className="pt-2 text-sm text-muted">
      {to ? (
        <Link to={to} className={link}>
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}
