import { OFFER_REMINDER_DAYS, type UrgentOffer, daysBetween } from '@polaris/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRefreshToday, useShareOfferLink } from '../../../api/sales/offers.ts';
import { Button } from '../../../primitives/button.tsx';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { dollarsAndCents, longDate } from '../../shared/record/format.ts';
import { customerPath, offerPath } from '../../shared/record/record-paths.ts';
import { useListFocus } from '../../shared/return/use-list-focus.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { endText } from './offer-state.ts';

/** Offers that end soon can be extended; the link of one that was not opened can be passed on. */
export function UrgentOffers({ offers, day }: { offers: readonly UrgentOffer[]; day: string }) {
  const focus = useListFocus<HTMLUListElement>();
  return (
    <ul {...focus}>
      {offers.map((offer) => (
        <Entry key={offer.id} offer={offer} day={day} />
      ))}
    </ul>
  );
}

function Entry({ offer, day }: { offer: UrgentOffer; day: string }) {
  const { id, title, customer, total, sentAt, expiresOn } = offer;
  const endsSoon = daysBetween(day, expiresOn) <= OFFER_REMINDER_DAYS;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2 text-sm leading-6">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-4">
          <Link
            to={offerPath(id)}
            className="font-semibold wrap-anywhere text-ink underline underline-offset-4"
          >
            {title}
          </Link>
          <Link
            to={customerPath(customer.id)}
            className="wrap-anywhere text-ink underline underline-offset-4"
          >
            {customer.name}
          </Link>
          <span className="text-muted tabular-nums">{dollarsAndCents(total)}</span>
        </p>
        <p className="text-muted">
          {endsSoon
            ? endText({ state: 'sent', expiresOn }, day)
            : `Not opened since it was sent on ${longDate(sentAt)}`}
        </p>
      </div>
      {endsSoon ? <ExtendButton offer={offer} /> : <LinkButton offer={offer} />}
    </li>
  );
}

function ExtendButton({ offer }: { offer: UrgentOffer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        mutates
        variant="secondary"
        size="sm"
        aria-label={`Extend: ${offer.title}`}
        onClick={() => setOpen(true)}
      >
        Extend
      </Button>
      {isOpen && <ExtendDialog offer={offer} onClose={() => setOpen(false)} />}
    </>
  );
}

function LinkButton({ offer: { id, title } }: { offer: UrgentOffer }) {
  const share = useShareOfferLink();
  const refresh = useRefreshToday();
  const [url, setUrl] = useState<string | null>(null);
  const close = () => {
    setUrl(null);
    refresh();
  };
  return (
    <>
      <Button
        mutates
        variant="secondary"
        size="sm"
        pending={share.isPending}
        aria-label={`Copy link: ${title}`}
        onClick={() => void share.mutateAsync(id).then((link) => setUrl(link.url), reportFailure)}
      >
        Copy link
      </Button>
      {url !== null && <LinkDialog url={url} onClose={close} />}
    </>
  );
}
