import { type OfferPage, dayText, momentText } from '@polaris/contracts';
import clsx from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Alert } from '../../primitives/alert.tsx';

interface OfferNoticeProps {
  /** Takes the focus after an answer. */
  ref: Ref<HTMLDivElement>;
  page: OfferPage;
  /** Why an answer was not taken; empty if none was rejected. */
  rejection: string;
  /** What can be done once it is not open any more. */
  children: ReactNode;
}

/** What became of an offer, or what is new in it, above the offer. */
export const OfferNotice = ({ ref, page, rejection, children }: OfferNoticeProps) => (
  <div
    ref={ref}
    tabIndex={-1}
    className={clsx(
      'flex scroll-my-8 flex-col gap-4 empty:-mb-10 focus:outline-none',
      // The document has it.
      (page.state === 'sent' || page.acceptance) && 'print:hidden',
    )}
  >
    {page.state === 'sent' ? (
      <>
        {rejection && <Alert tone="warn">{rejection}</Alert>}
        <Changes changes={page.changes} />
      </>
    ) : (
      <Outcome page={page}>{children}</Outcome>
    )}
  </div>
);

function Changes({ changes }: Pick<OfferPage, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes-title" className="border-l-2 border-accent pl-4">
      <p id="changes-title" className="font-semibold">
        What has changed since the last version
      </p>
      <ul className="mt-1 list-disc pl-5 text-sm leading-6 marker:text-accent">
        {changes.map((change, index) => (
          // Two lines may have the same text.
          <li key={index} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ page, children }: { page: OfferPage; children: ReactNode }) {
  const { acceptance, timeZone } = page;
  if (!acceptance)
    return (
      <>
        <Alert tone="warn">{endOf(page)}</Alert>
        {children}
      </>
    );
  return (
    <section
      aria-label="Accepted"
      className="flex flex-col gap-5 rounded-sm border border-line-strong bg-raised p-5 sm:p-6"
    >
      <p role="status" className="flex items-start gap-3 text-lead wrap-anywhere">
        <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
        Accepted by {acceptance.name} on {momentText(acceptance.acceptedAt, timeZone)}.
      </p>
      {children}
    </section>
  );
}

function endOf({ state, expiresOn }: OfferPage): string {
  if (state === 'withdrawn') return 'This offer was withdrawn.';
  if (state === 'declined') return 'This offer was declined. Ask for a new one.';
  return `This offer ended on ${dayText(expiresOn)}. Ask for it again.`;
}
