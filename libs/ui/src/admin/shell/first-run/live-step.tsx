import { priceLabel } from '@polaris/contracts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../../api/sales/services.ts';
import { useSiteContentPart } from '../../../api/site/site-content.ts';
import { Button, ButtonLink } from '../../../primitives/button.tsx';
import { copyPlainText } from '../../../primitives/copy-text.ts';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { Star } from '../../../primitives/star.tsx';
import { useSiteOrigin } from '../../shared/record/site-origin.ts';
import { AddSampleData } from '../../shared/samples/add-sample-data.tsx';

/** How many services the preview shows, as the first lines of the site. */
const SHOWN = 3;

const next = [
  ['/admin/settings/site', 'Your words and picture', 'replace the examples on your site'],
  ['/admin/settings/booking', 'Booking', 'when clients can book a time with you'],
  ['/admin/business-profile', 'Business profile', 'what your invoices say'],
] as const;

/** What visitors see now, its address, and what comes next. */
export function LiveStep() {
  const origin = useSiteOrigin() ?? location.origin;
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () =>
    setCopied((await copyPlainText(origin)) ? 'Link copied.' : 'It could not be copied.');
  return (
    <>
      <Preview origin={origin} />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <ButtonLink href={origin} target="_blank" rel="noopener">
          View your site
        </ButtonLink>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
        <span role="status" className="text-sm text-muted">
          {copied}
        </span>
      </div>
      <h2 className="mt-10 mb-2 font-display text-xl leading-7">What next</h2>
      <ul className="border-b border-line">
        {next.map(([to, label, text]) => (
          <Row key={to}>
            <TextLink to={to}>{label}</TextLink>
            <span className="text-muted">{text}</span>
          </Row>
        ))}
        <Row>
          <TextLink to="/admin">Dashboard</TextLink>
          <span className="text-muted">what is due today, and what is left to set up</span>
        </Row>
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm leading-6">
        <p className="min-w-0 flex-1 basis-64 text-muted">
          Only looking around? Fill the lists with invented people and six months of sales, and
          remove them whenever you like.
        </p>
        <AddSampleData size="sm" />
      </div>
    </>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap gap-x-3 border-t border-line py-2 leading-6">{children}</li>
);

const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={`rounded-sm text-accent underline underline-offset-4 ${focusRing}`}>
    {children}
  </Link>
);

/** Pages cannot be framed, so it is drawn from what they say. */
function Preview({ origin }: { origin: string }) {
  const { data: part } = useSiteContentPart('site');
  const { data: services } = useServices();
  const text = (name: string) => {
    const value = (part?.value as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'string' ? value : '';
  };
  const shown = services?.items.filter(({ isActive }) => isActive) ?? [];
  return (
    <section
      aria-label="Preview"
      className="mt-5 overflow-hidden rounded-sm border border-line-strong"
    >
      <p className="border-b border-line bg-sunken px-4 py-1.5 text-sm wrap-anywhere text-muted">
        {origin.replace(/^https?:\/\//, '')}
      </p>
      <div className="bg-surface px-5 py-5 sm:px-8 sm:py-7">
        <p className="flex items-center gap-2 font-display text-lg leading-6">
          <Star className="size-4 text-accent" />
          {text('brand')}
        </p>
        <p className="mt-5 font-display text-2xl leading-8 text-balance">{text('tagline')}</p>
        <p className="mt-2 text-muted">
          {text('owner')} · {text('role')} · {text('place')}
        </p>
        <ul className="mt-5">
          {shown.slice(0, SHOWN).map((service) => (
            <li key={service.id} className="flex justify-between gap-4 border-t border-line py-2">
              <span className="min-w-0 wrap-anywhere">{service.name}</span>
              <span className="text-muted tabular-nums">{priceLabel(service)}</span>
            </li>
          ))}
        </ul>
        {shown.length > SHOWN && (
          <p className="border-t border-line pt-2 text-sm text-muted">
            and {shown.length - SHOWN} more
          </p>
        )}
      </div>
    </section>
  );
}
