import { buttonStyle } from '@polaris/ui/primitives/button';
import clsx from 'clsx';
import { site } from '../../../content/site.ts';
import { Portrait } from './portrait.tsx';

interface PersonLineProps {
  /** From `readStartingPrice`. */
  price: string;
  className?: string;
}

const link = 'inline-flex min-h-6 items-center rounded-sm underline-offset-4 hover:underline';

/** The owner, the starting price and the next step in one line, for entry pages. */
export function PersonLine({ price, className }: PersonLineProps) {
  return (
    <div className={clsx('flex items-center gap-x-3 text-sm sm:gap-x-6', className)}>
      <Portrait isDecoration className="size-11 shrink-0 rounded-full" />
      <div className="mr-auto flex min-w-0 flex-col leading-5">
        <a id="person-name" href="/about" className={clsx(link, 'font-semibold')}>
          {site.owner}
        </a>
        <span className="text-[0.8125rem] text-muted sm:text-sm">{site.role}</span>
        <a href="/services" className={clsx(link, 'font-semibold sm:hidden')}>
          {price}
        </a>
      </div>
      <a href="/services" className={clsx(link, 'font-semibold tabular-nums max-sm:hidden')}>
        {price}
      </a>
      <p className="text-muted max-md:hidden">Replies {site.replyTime}</p>
      <a href="/contact" className={buttonStyle({ variant: 'secondary', className: 'min-h-11' })}>
        <span className="sm:hidden">Contact</span>
        <span className="max-sm:hidden">Get in touch</span>
      </a>
    </div>
  );
}

/** The same as a bar across the top of a page. */
export function PersonBar({ price }: { price: string }) {
  return (
    <aside aria-labelledby="person-name" className="border-b border-line bg-sunken print:hidden">
      <PersonLine price={price} className="mx-auto max-w-6xl px-5 py-2 md:px-8" />
    </aside>
  );
}
