import { type OfferFigures, dollars } from '@polaris/contracts';
import { Link } from 'react-router';
import { ListSection } from '../../shared/list/list-section.tsx';
import { offerPath } from '../../shared/record/record-paths.ts';
import { Share } from './earned-table.tsx';

/** What became of the offers sent in a year, with the reasons of those that were declined. */
export function OffersOfYear({ year, offers }: { year: number; offers: OfferFigures }) {
  const { sent, accepted, declined, ended, declines } = offers;
  const rows = [
    { name: 'Accepted', ...accepted },
    { name: 'Declined', ...declined },
    { name: 'Ended without an answer', ...ended },
  ].filter(({ count }) => count > 0);
  const decided = accepted.count + declined.count + ended.count;
  return (
    <ListSection
      id="offers-title"
      title={`Offers sent in ${year} (${sent.count.toLocaleString('en-US')})`}
      link={{ to: '/admin/offers', label: 'All offers' }}
    >
      {decided > 0 && (
        <p className="border-b border-line py-3 text-sm leading-6">
          <strong className="font-semibold">{percent(accepted.count, decided)} accepted</strong>
          <span className="text-muted">
            : {accepted.count.toLocaleString('en-US')} of {decided.toLocaleString('en-US')} answered
            or ended
          </span>
        </p>
      )}
      <ul>
        {rows.map(({ name, count, total }) => (
          <li key={name} className="border-b border-line py-3 text-sm leading-6">
            <p className="flex items-baseline justify-between gap-4">
              <span>
                {name} ({count.toLocaleString('en-US')})
              </span>
              <span className="tabular-nums">{dollars(total)}</span>
            </p>
            <Share of={total} most={sent.total} />
          </li>
        ))}
      </ul>
      {declines.length > 0 && <Reasons declines={declines} />}
      {decided === 0 && (
        <p className="py-3 text-sm leading-6 text-muted">
          No answers yet. {dollars(sent.total)} offered.
        </p>
      )}
    </ListSection>
  );
}

const percent = (part: number, of: number): string => `${Math.round((part / of) * 100)}%`;

const Reasons = ({ declines }: Pick<OfferFigures, 'declines'>) => (
  <>
    <h3 className="pt-5 pb-1.5 text-sm text-muted">Why they were declined</h3>
    <ul aria-label="Why they were declined" className="border-t border-line">
      {declines.map(({ id, title, buyer, reason }) => (
        <li key={id} className="border-b border-line py-3 text-sm leading-6">
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
          <p className="wrap-anywhere text-muted">
            {buyer},{' '}
            <Link
              to={offerPath(id)}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {title}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  </>
);
