import { type AssistantDraftContent, paymentMethodLabels } from '@polaris/contracts';
import { fromCents, toCents } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { FoldedText } from '../../../../primitives/folded-text.tsx';
import { dollarsAndCents, longDate, longDay } from '../../../shared/record/format.ts';
import { InvoiceContent } from './invoice-content.tsx';
import { OfferContent } from './offer-content.tsx';

type ContentOf<Kind extends AssistantDraftContent['kind']> = Extract<
  AssistantDraftContent,
  { kind: Kind }
>;

interface DraftContentProps {
  content: AssistantDraftContent;
  level: 3 | 4;
}

/** What is drafted, as its recipient would see it. */
export function DraftContent({ content, level }: DraftContentProps) {
  switch (content.kind) {
    case 'message':
    case 'reply':
      return <Mail {...content} />;
    case 'offer':
      return <OfferContent {...content} level={level} />;
    case 'invoice':
      return <InvoiceContent {...content} />;
    case 'payment':
      return <Payment {...content} />;
    case 'customer':
      return <Change {...content} />;
  }
}

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">{children}</dl>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);

const sheet = 'border border-line bg-surface p-4';

function Mail({ to, subject, text, quote, followUpOn }: ContentOf<'message' | 'reply'>) {
  return (
    <>
      <div className={sheet}>
        <Facts>
          <Fact label="To">{to}</Fact>
          <Fact label="Subject">
            <span className="font-semibold">{subject}</span>
          </Fact>
        </Facts>
        <div className="mt-3 border-t border-line pt-3">
          <div className="max-w-prose">
            <FoldedText text={text} folded={quote} />
          </div>
        </div>
      </div>
      {followUpOn !== null && (
        <p className="text-muted">
          You are reminded to follow up on <time dateTime={followUpOn}>{longDay(followUpOn)}</time>.
        </p>
      )}
    </>
  );
}

function Payment({ title, amount, method, note, paidAt, owed }: ContentOf<'payment'>) {
  const left = fromCents(toCents(owed) - toCents(amount));
  return (
    <div className={sheet}>
      <Facts>
        <Fact label="Amount">
          <span className="font-semibold tabular-nums">{dollarsAndCents(amount)}</span>
        </Fact>
        <Fact label="For">{title}</Fact>
        <Fact label="Method">{paymentMethodLabels[method]}</Fact>
        <Fact label="Date">
          <time dateTime={paidAt}>{longDate(paidAt)}</time>
        </Fact>
        {note !== null && <Fact label="Note">{note}</Fact>}
        <Fact label="Owed">
          <span className="tabular-nums">
            {dollarsAndCents(owed)} before, {dollarsAndCents(left)} after
          </span>
        </Fact>
      </Facts>
      <p className="mt-3 border-t border-line pt-3 text-muted">
        The client gets a receipt by email, if there is an address.
      </p>
    </div>
  );
}

const Change = ({ fields }: ContentOf<'customer'>) => (
  <div className={sheet}>
    <Facts>
      {fields.map((field) => (
        <Fact key={field.label} label={field.label}>
          <NewValue {...field} />
        </Fact>
      ))}
    </Facts>
  </div>
);

function NewValue({ from, to }: ContentOf<'customer'>['fields'][number]) {
  if (from === '') return <span className="whitespace-pre-wrap">{to}</span>;
  const isAddition = to.startsWith(`${from}\n`);
  if (isAddition)
    return (
      <>
        <span className="text-muted">Added: </span>
        <span className="whitespace-pre-wrap">{to.slice(from.length).trim()}</span>
      </>
    );
  return (
    <>
      <span className="text-muted">{from}</span>
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> becomes </span>
      {to === '' ? 'empty' : <span className="whitespace-pre-wrap">{to}</span>}
    </>
  );
}
