import { buttonStyle } from '@polaris/ui/primitives/button';
import clsx from 'clsx';
import { content } from '../../page/content.ts';
import { Portrait } from './portrait.tsx';

/** What the page sells, with its price. No link on the service's own page. */
export interface LinePrice {
  label: string;
  link?: string;
}

interface PersonLineProps {
  /** Undefined on a page that sells nothing. */
  price: LinePrice | undefined;
  /** The contact form with the page's topic. */
  contact: string;
  className?: string;
}

const link = 'inline-flex min-h-6 items-center rounded-sm underline-offset-4 hover:underline';

/** The owner, the price on this page and the next step, in one line. */
export function PersonLine({ price, contact, className }: PersonLineProps) {
  const { site } = content();
  return (
    <div className={clsx('flex items-center gap-x-3 text-sm sm:gap-x-6', className)}>
      <Portrait isDecoration className="size-11 shrink-0 rounded-full" />
      <div className="mr-auto flex min-w-0 flex-col leading-5">
        <a id="person-name" href="/about" className={clsx(link, 'font-semibold')}>
          {site.owner}
        </a>
        <span className="text-[0.8125rem] text-muted sm:text-sm">{site.role}</span>
        {price && <Price price={price} className="sm:hidden" />}
      </div>
      {price && <Price price={price} className="text-right max-sm:hidden" />}
      <p className="shrink-0 text-muted max-lg:hidden">Replies {site.replyTime}</p>
      <a href={contact} className={buttonStyle({ variant: 'secondary', className: 'min-h-11' })}>
        <span className="sm:hidden">Contact</span>
        <span className="max-sm:hidden">Get in touch</span>
      </a>
    </div>
  );
}

interface PriceProps {
  price: LinePrice;
  className: string;
}

function Price({ price, className }: PriceProps) {
  const style = clsx('min-w-0 font-semibold wrap-anywhere tabular-nums', className);
  return price.link ? (
    <a href={price.link} className={clsx(link, style)}>
      {price.label}
    </a>
  ) : (
    <span className={style}>{price.label}</span>
  );
}

/** The same, as a bar across the top of a page. */
export function PersonBar({ price, contact }: Pick<PersonLineProps, 'price' | 'contact'>) {
  return (
    <aside aria-labelledby="person-name" className="border-b border-line bg-sunken print:hidden">
      <PersonLine price={price} contact={contact} className="mx-auto max-w-6xl px-5 py-2 md:px-8" />
    </aside>
  );
}
