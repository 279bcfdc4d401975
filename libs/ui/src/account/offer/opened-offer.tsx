import { type OfferPage, dayOf } from '@polaris/contracts';
import clsx from 'clsx';
import { useRef } from 'react';
import { useDownloadOffer } from '../../api/sales/offer-page.ts';
import { OfferDocument } from '../../offer/offer-document.tsx';
import { DownloadButton } from '../download-button.tsx';
import { AcceptedOffer } from './accepted-offer.tsx';
import { AskQuestion } from './ask-question.tsx';
import { DeclineOffer } from './decline-offer.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { OpenOffer } from './open-offer.tsx';
import { useAnswers } from './use-answers.ts';
import { useSelection } from './use-selection.ts';

interface OpenedOfferProps {
  token: string;
  page: OfferPage;
  /** Reads the page again. */
  onReopen: () => void;
}

/** An offer, its state, and what can be done with it. */
export function OpenedOffer({ token, page, onReopen }: OpenedOfferProps) {
  const { content, seller, expiresOn, state, acceptance, timeZone, today } = page;
  const notice = useRef<HTMLDivElement>(null);
  const { selection, select } = useSelection(page);
  const answers = useAnswers(token, notice);
  const download = useDownloadOffer(token);
  const isOpen = state === 'sent';
  return (
    // What takes the focus is not left below the total.
    <div className="flex max-w-3xl flex-col gap-10 **:scroll-mb-24">
      <OfferNotice ref={notice} page={page} rejection={answers.rejection}>
        {acceptance ? (
          <AcceptedOffer token={token} page={page} download={download} onReopen={onReopen} />
        ) : (
          <div className={actions}>
            <AskQuestion token={token} label="Ask for it again" />
            <DownloadButton label="Download PDF" download={download} />
          </div>
        )}
      </OfferNotice>
      <OfferDocument
        level={1}
        content={content}
        seller={seller}
        expiresOn={isOpen ? expiresOn : null}
        today={acceptance ? dayOf(new Date(acceptance.acceptedAt), timeZone) : today}
        timeZone={timeZone}
        selection={acceptance?.selection ?? selection}
        {...(isOpen && { onSelect: select })}
        acceptance={acceptance}
      />
      {isOpen && (
        <OpenOffer token={token} page={page} selection={selection} accept={answers.accept} />
      )}
      {(isOpen || acceptance) && (
        <div className={clsx(actions, 'border-t border-line pt-6')}>
          {isOpen && <DownloadButton label="Download PDF" download={download} />}
          <AskQuestion token={token} label="Ask a question" />
          {/* A newer version closes the question. */}
          {isOpen && (
            <DeclineOffer key={page.number} number={page.number} decline={answers.decline} />
          )}
        </div>
      )}
    </div>
  );
}

const actions = 'flex flex-wrap items-start gap-3 print:hidden';
