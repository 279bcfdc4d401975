import type { AssistantDraftContent } from '@polaris/contracts';
import { ChevronDown } from 'lucide-react';
import clsx from 'clsx';
import { useId, useState } from 'react';
import { OfferDocument } from '../../../../offer/offer-document.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { useOwnSeller, useTrialSelection } from '../../../shared/offer/use-offer-preview.ts';
import { isoDay, longDay } from '../../../shared/record/format.ts';
import { offerTotal } from './draft-texts.ts';

type Offer = Extract<AssistantDraftContent, { kind: 'offer' }>;

/** A drafted offer in a few lines, and on request the document that its client gets. */
export function OfferContent({ level, ...offer }: Offer & { level: 3 | 4 }) {
  const { content, to, expiresOn } = offer;
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="border border-line bg-surface">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 p-4">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {content.title} <span className="tabular-nums">· {offerTotal(offer)}</span>
          </p>
          <p className="wrap-anywhere text-muted">
            {to === null ? 'There is no email address to send it to.' : `To ${to}`} · open until{' '}
            <time dateTime={expiresOn}>{longDay(expiresOn)}</time>
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide the offer' : 'Show the offer'}
          <ChevronDown aria-hidden="true" className={clsx('size-3.5', isShown && 'rotate-180')} />
        </Button>
      </div>
      <div id={id}>{isShown && <Document {...offer} level={level} />}</div>
    </div>
  );
}

/** Choosing in it changes nothing. */
function Document({ content, expiresOn, level }: Offer & { level: 3 | 4 }) {
  const seller = useOwnSeller();
  const { selection, select } = useTrialSelection(content);
  return (
    <div className="max-w-3xl border-t border-line px-4 py-6 sm:px-6">
      <OfferDocument
        content={content}
        seller={seller}
        expiresOn={expiresOn}
        today={isoDay()}
        selection={selection}
        onSelect={select}
        level={level === 3 ? 4 : 5}
      />
    </div>
  );
}
