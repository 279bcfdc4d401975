import { type OfferRecord, firstSelection, monthlyDays } from '@polaris/contracts';
import { type ReactNode, useState } from 'react';
import { OfferDocument } from '../../../offer/offer-document.tsx';
import { clock, dateAndTime, isoDay, longDate, longDay } from '../../shared/record/format.ts';

/** What was sent, what became of it, and the evidence of its acceptance. */
export function SentOffer({ offer }: { offer: OfferRecord }) {
  const { declineReason, state, hasDraft, acceptance } = offer;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="order-2 min-w-0 xl:order-1">
        <h2 className="mb-3 text-base font-semibold">
          {hasDraft ? 'New version, not sent yet' : documentTitle(offer)}
        </h2>
        <div className="border border-line bg-surface px-5 py-8 sm:px-8">
          <Document offer={offer} />
        </div>
      </div>
      <div className="order-1 flex min-w-0 flex-col gap-8 xl:order-2">
        {state === 'declined' && declineReason && (
          <Panel title="Why it was declined">
            <p className="border-l-2 border-line-strong pl-3 text-sm leading-6 wrap-anywhere whitespace-pre-line">
              {declineReason}
            </p>
          </Panel>
        )}
        {acceptance && <Acceptance acceptance={acceptance} />}
        <Facts offer={offer} />
        <Versions offer={offer} />
      </div>
    </div>
  );
}

const documentTitle = ({ acceptance, current }: OfferRecord): string =>
  acceptance
    ? `What was accepted (version ${acceptance.number})`
    : `What was sent (version ${current})`;

const nobody = { legalName: '', address: '', email: null, taxId: null };

/** The owner can try what the client can choose, until it is accepted. */
function Document({ offer }: { offer: OfferRecord }) {
  const { content, seller, expiresOn, acceptance } = offer;
  const [chosen, setChosen] = useState<number[] | null>(null);
  const isCurrent = chosen?.length === content.lines.length;
  const shared = { content, seller: seller ?? nobody, expiresOn };
  if (acceptance)
    return (
      <OfferDocument
        {...shared}
        today={isoDay(new Date(acceptance.acceptedAt))}
        selection={acceptance.selection}
        acceptance={acceptance}
      />
    );
  return (
    <OfferDocument
      {...shared}
      today={isoDay()}
      selection={isCurrent ? chosen : firstSelection(content.lines)}
      onSelect={setChosen}
    />
  );
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="mb-2 text-base font-semibold">{title}</h2>
    {children}
  </section>
);

interface AcceptanceProps {
  acceptance: NonNullable<OfferRecord['acceptance']>;
}

/** A simple electronic signature: who agreed to what, and when. */
const Acceptance = ({ acceptance }: AcceptanceProps) => (
  <Panel title="Acceptance">
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm leading-6">
      <Fact label="Name">{acceptance.name}</Fact>
      <Fact label="When">
        <time dateTime={acceptance.acceptedAt}>
          {longDate(acceptance.acceptedAt)} at {clock(acceptance.acceptedAt)}
        </time>
      </Fact>
      <Fact label="Document">
        <span className="font-mono text-xs break-all">{acceptance.documentSha256}</span>
      </Fact>
    </dl>
    <p className="mt-2 text-sm leading-6 text-muted">
      This SHA-256 of the document is on the last page of the PDF that both sides got.
    </p>
  </Panel>
);

function Facts({ offer }: { offer: OfferRecord }) {
  const { serviceName, recipient, expiresOn, openedAt, invoiceOnAccept, acceptance } = offer;
  const { retainer } = offer.content;
  return (
    <Panel title="Details">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm leading-6">
        <Fact label="Service">{serviceName}</Fact>
        <Fact label="Sent to">{recipient ?? 'Nobody: pass its link on.'}</Fact>
        <Fact label="Opened">{openedAt ? dateAndTime(openedAt) : 'Not yet'}</Fact>
        <Fact label="Last day">{longDay(expiresOn)}</Fact>
        {retainer && <Fact label="Invoices">{monthlyDays(retainer)}</Fact>}
        {!acceptance && !retainer && (
          <Fact label="Invoice">{invoiceOnAccept ? 'When accepted' : 'Not automatically'}</Fact>
        )}
      </dl>
    </Panel>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);

function Versions({ offer }: { offer: OfferRecord }) {
  const { versions } = offer;
  if (versions.length === 0) return null;
  const newestFirst = versions.toSorted((one, other) => other.number - one.number);
  return (
    <Panel title="Versions">
      <ol aria-label="Versions" className="text-sm leading-6">
        {newestFirst.map(({ number, sentAt }) => (
          <li key={number} className="border-t border-line py-2">
            <p className="flex justify-between gap-4">
              <span className="font-semibold">Version {number}</span>
              <time dateTime={sentAt} className="text-muted">
                {dateAndTime(sentAt)}
              </time>
            </p>
          </li>
        ))}
      </ol>
      <details className="border-t border-line pt-2 text-sm leading-6">
        <summary className="inline-block min-h-6 cursor-pointer text-muted underline underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
          Evidence
        </summary>
        <dl className="mt-2 grid gap-1">
          {newestFirst.map(({ number, sha256 }) => (
            <div key={number}>
              <dt className="text-muted">SHA-256 of version {number}</dt>
              <dd className="font-mono text-xs break-all">{sha256}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  );
}
