import {
  type InvoiceBuyer,
  type OfferContentInput,
  type OfferContentValues,
  type OfferFormValues,
  type OfferLine,
  type OfferRecord,
  type OfferUpdate,
  type PlanPartValues,
  type Service,
  type TaxMode,
  addDays,
  offerLineSchema,
  planPartsSchema,
  retainerTermsSchema,
} from '@polaris/contracts';
import { OFFER_DAYS } from './offer-state.ts';

/** Requires a price: the contract rejects NaN. */
export const emptyLine = (taxRate = 0): OfferLine => ({
  text: '',
  quantity: 1,
  unitPrice: NaN,
  taxRate,
  kind: 'included',
  group: '',
  min: 1,
  max: 1,
  includedSessions: 0,
});

const emptyBuyer = { name: '', address: '', email: '', taxId: '' };

/** The profile decides how tax is charged, and the rate of new lines. */
export const emptyContent = (taxMode: TaxMode, taxRate: number): OfferContentValues => ({
  title: '',
  buyer: emptyBuyer,
  taxMode,
  intro: '',
  lines: [emptyLine(taxRate)],
  plan: [],
  retainer: null,
  terms: '',
});

/** The title and the first line of an offer of a service, where they are empty. */
export function startedFromService(
  content: OfferContentValues,
  { name, price, includedSessions }: Pick<Service, 'name' | 'price' | 'includedSessions'>,
): OfferContentValues {
  const title = content.title === '' ? name : content.title;
  const [first, ...rest] = content.lines;
  if (first?.text !== '') return { ...content, title };
  const line = { ...first, text: name, unitPrice: price, includedSessions };
  return { ...content, title, lines: [line, ...rest] };
}

export const buyerValues = (buyer: InvoiceBuyer): OfferContentValues['buyer'] => ({
  name: buyer.name,
  address: buyer.address ?? '',
  email: buyer.email ?? '',
  taxId: buyer.taxId ?? '',
});

/** Stored content as form values, in which nothing is null. */
export const contentValues = (content: OfferContentInput): OfferContentValues => ({
  ...content,
  buyer: {
    name: content.buyer.name,
    address: content.buyer.address ?? '',
    email: content.buyer.email ?? '',
    taxId: content.buyer.taxId ?? '',
  },
  lines: content.lines.map((line) => ({ ...line, group: line.group ?? '' })),
  plan: content.plan.map((part) => ({
    ...part,
    days: part.days ?? null,
    dueOn: part.dueOn ?? '',
  })),
  retainer: content.retainer
    ? { startsOn: content.retainer.startsOn, endsOn: content.retainer.endsOn ?? '' }
    : null,
});

/** A retainer that begins today and has no last day. */
export const newTerms = (today: string) => ({ startsOn: today, endsOn: '' });

/** The fields that are not copied from a template or an earlier offer. */
export type OwnContent = Pick<OfferContentValues, 'buyer' | 'taxMode'>;

/** A retainer is copied with a first day that can still be offered, and without a last one. */
export const copiedContent = (
  from: OfferContentInput,
  own: OwnContent,
  earliest: string,
): OfferContentValues => {
  const values = contentValues(from);
  const { startsOn = earliest } = values.retainer ?? {};
  const terms = newTerms(startsOn > earliest ? startsOn : earliest);
  return { ...values, ...own, retainer: values.retainer ? terms : null };
};

export const offerValues = (offer: OfferRecord): OfferFormValues => ({
  serviceId: offer.serviceId,
  content: contentValues(offer.content),
  expiresOn: offer.expiresOn,
  invoiceOnAccept: offer.invoiceOnAccept,
  version: offer.version,
});

/** A new offer; its version is not sent. Requires a service: the contract rejects 0. */
export const newOfferValues = (content: OfferContentValues, today: string): OfferFormValues => ({
  serviceId: 0,
  content,
  expiresOn: addDays(today, OFFER_DAYS),
  invoiceOnAccept: true,
  version: 1,
});

const now = { when: 'now', days: null, dueOn: '' } as const;
const later = (days: number) => ({ when: 'days', days, dueOn: '' }) as const;
const share = (label: string, value: number, day: Partial<PlanPartValues>): PlanPartValues => ({
  label,
  unit: 'percent',
  value,
  ...now,
  ...day,
});

export const emptyPart = (): PlanPartValues => share('', NaN, now);

/** Plans to start from. */
export const planPresets: Record<string, PlanPartValues[]> = {
  'All at once': [],
  'Half now, half in 30 days': [share('First half', 50, now), share('Second half', 50, later(30))],
  '30% deposit': [share('Deposit', 30, now), share('Balance', 70, later(30))],
};

/** The lines whose numbers are typed and in range; what is missing in one is left out of sums. */
const usableLines = (lines: readonly unknown[]): OfferLine[] =>
  lines.flatMap((line) => {
    const { text, group, ...rest } = line as OfferLine;
    const named = { ...rest, text: text.trim() || 'New line', group: group?.trim() || 'Choice' };
    const { data } = offerLineSchema.safeParse(named);
    return data ? [data] : [];
  });

/** What is typed so far as an offer that can be shown: incomplete lines and plans are left out. */
export function shownContent(content: OfferContentValues): OfferContentInput {
  const { title, buyer, intro, terms, taxMode } = content;
  const { data: retainer } = retainerTermsSchema.safeParse(content.retainer);
  const { data: plan = [] } = planPartsSchema.safeParse(content.plan);
  return {
    title: title.trim() || 'Title',
    buyer: {
      name: buyer.name.trim() || 'Buyer',
      address: buyer.address ?? null,
      email: buyer.email ?? null,
      taxId: buyer.taxId ?? null,
    },
    taxMode,
    intro,
    lines: usableLines(content.lines),
    plan,
    retainer: retainer ?? null,
    terms,
  };
}

const lineFields = [
  ...['text', 'quantity', 'unitPrice', 'taxRate', 'kind'],
  ...['group', 'min', 'max', 'includedSessions'],
];

/** Drops what does not belong to the kind of a line or to the day of a payment, as the fields are kept while typing. */
export const withoutLeftovers = ({ content, ...rest }: OfferUpdate): OfferUpdate => ({
  ...rest,
  content: {
    ...content,
    lines: content.lines.map((line) => (line.kind === 'choice' ? line : { ...line, group: null })),
    plan: content.plan.map(({ when, days, dueOn, ...part }) => ({
      ...part,
      when,
      days: when === 'days' ? days : null,
      dueOn: when === 'date' ? dueOn : null,
    })),
  },
});

/** The field names for server errors, in the order of the form. */
export const fieldsOf = ({ content: { lines, plan } }: OfferFormValues): string[] => [
  ...['name', 'email', 'address', 'taxId'].map((field) => `content.buyer.${field}`),
  ...['content.title', 'serviceId', 'content.intro', 'content.lines'],
  ...lines.flatMap((_, at) => lineFields.map((field) => `content.lines.${at}.${field}`)),
  ...['content.plan', 'content.retainer.startsOn', 'content.retainer.endsOn'],
  ...plan.flatMap((_, at) =>
    ['label', 'value', 'when', 'days', 'dueOn'].map((field) => `content.plan.${at}.${field}`),
  ),
  ...['content.terms', 'expiresOn', 'invoiceOnAccept'],
];
