import { buttonStyle } from '@polaris/ui/primitives/button';
import clsx from 'clsx';
import { site } from '../../../content/site.ts';
import { Portrait } from './portrait.tsx';

interface PersonLineProps {
  /** As `readStartingPrice` says it. */
  price: string;
  className?: string;
}

const link = 'inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline';

/** Who it is, what it costs and how to start, in one line: for pages that visitors land on. */
export function PersonLine({ price, className }: PersonLineProps) {
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-6 gap-y-1 text-sm', className)}>
      <a href="/about" className={clsx(link, 'group min-w-0 gap-3 hover:no-underline')}>
        <Portrait isDecoration className="size-11 shrink-0 rounded-full" />
        <span className="flex flex-col leading-5">
          <span className="font-semibold group-hover:underline">{site.owner}</span>
          <span className="text-(--person-muted,var(--muted))">{site.role}</span>
        </span>
      </a>
      <div className="flex flex-wrap items-center gap-x-6">
        <a href="/services" className={clsx(link, 'font-semibold tabular-nums')}>
          {price}
        </a>
        <p className="text-(--person-muted,var(--muted)) max-sm:hidden">Replies {site.replyTime}</p>
        <a href="/contact" className={buttonStyle({ variant: 'secondary', className: 'min-h-11' })}>
          Get in touch
        </a>
      </div>
    </div>
  );
}

/** The same, across the top of a page. */
export function PersonBar({ price }: { price: string }) {
  return (
    <aside aria-label={site.owner} className="border-b border-line bg-sunken print:hidden">
      <PersonLine price={price} className="mx-auto max-w-6xl justify-between px-5 py-2 md:px-8" />
    </aside>
  );
}
