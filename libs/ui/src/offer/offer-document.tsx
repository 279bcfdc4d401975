import {
  type OfferAcceptance,
  type OfferContentInput,
  type OfferSeller,
  clockText,
  dateText,
  dayText,
} from '@polaris/contracts';
import { useId } from 'react';
import { clockZone } from '../primitives/clock.ts';
import { LazyMarkdown } from '../primitives/markdown/lazy-markdown.tsx';
import { OfferLines } from './offer-lines.tsx';
import { OfferPayments } from './offer-payments.tsx';
import { OfferSums } from './offer-sums.tsx';
import { Section } from './section.tsx';

const sectionLevels = { 1: 'h2', 2: 'h3', 4: 'h5', 5: 'h6' } as const;

export interface OfferDocumentProps {
  content: OfferContentInput;
  seller: OfferSeller;
  /** Null once it is not open any more. */
  expiresOn: string | null;
  /** The day from which the plan counts: today, or the day of the acceptance. */
  today: string;
  /** The chosen quantity of each line. */
  selection: readonly number[];
  /** Without it, nothing can be chosen. */
  onSelect?: (selection: number[]) => void;
  acceptance?: OfferAcceptance | null;
  /** Where the business is, whose time an acceptance shows; by default that of the screen. */
  timeZone?: string;
  /** The level of its title; its sections are one level below. */
  level?: keyof typeof sectionLevels;
}

/** An offer as its client reads it: on its page, and in the owner's preview. */
export function OfferDocument(props: OfferDocumentProps) {
  const { content, seller, expiresOn, acceptance = null, level = 2 } = props;
  const { timeZone = clockZone() } = props;
  const { title, buyer, intro, terms } = content;
  const Title = `h${level}` as const;
  const Heading = sectionLevels[level];
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="@container flex min-w-0 flex-col gap-8 text-base leading-7 text-ink print:gap-6"
    >
      <header className="flex flex-col gap-6">
        <div>
          <Title
            id={id}
            className="font-display text-3xl leading-tight tracking-tight text-balance wrap-anywhere @lg:text-4xl"
          >
            {title}
          </Title>
          {expiresOn !== null && !acceptance && (
            <p className="mt-2 text-sm leading-6 text-muted">
              Open until <time dateTime={expiresOn}>{dayText(expiresOn)}</time>
            </p>
          )}
        </div>
        <div className="grid gap-x-8 gap-y-5 @md:grid-cols-2">
          <Party label="From" name={seller.legalName} details={detailsOf(seller)} />
          <Party label="For" name={buyer.name} details={detailsOf(buyer)} />
        </div>
        {intro && <LazyMarkdown text={intro} />}
      </header>
      <div className="flex flex-col gap-6">
        <OfferLines {...props} Heading={Heading} />
        <OfferSums {...props} />
      </div>
      <OfferPayments {...props} Heading={Heading} isAccepted={acceptance !== null} />
      {terms && (
        <Section title="Terms" Heading={Heading}>
          <LazyMarkdown text={terms} className="text-sm leading-6" />
        </Section>
      )}
      {acceptance && (
        <Section title="Acceptance" Heading={Heading}>
          <p>
            Accepted by <span className="font-semibold wrap-anywhere">{acceptance.name}</span> on{' '}
            <time dateTime={acceptance.acceptedAt}>
              {dateText(acceptance.acceptedAt, timeZone)} at{' '}
              {clockText(acceptance.acceptedAt, timeZone)}
            </time>
            {acceptance.withCode && ', confirmed by six digits that were mailed to the client'}.
          </p>
          <blockquote className="mt-2 border-l-2 border-line-strong pl-4 text-sm leading-6 wrap-anywhere text-muted">
            {acceptance.statement}
          </blockquote>
        </Section>
      )}
    </article>
  );
}

const detailsOf = (party: {
  address?: string | null | undefined;
  email?: string | null | undefined;
  taxId?: string | null | undefined;
}): string =>
  [party.address, party.email, party.taxId && `Tax ID ${party.taxId}`].filter(Boolean).join('\n');

interface PartyProps {
  label: string;
  name: string;
  details: string;
}

const Party = ({ label, name, details }: PartyProps) => (
  <div className="min-w-0 text-sm leading-6">
    <p className="text-muted">{label}</p>
    <p className="font-semibold wrap-anywhere">{name}</p>
    {details && <p className="wrap-anywhere whitespace-pre-line text-muted">{details}</p>}
  </div>
);
