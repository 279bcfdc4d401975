import * as z from 'zod/mini';
import { invoiceBuyerInputSchema, invoiceLineInputSchema } from '../invoices/invoice-draft.ts';
import { invoiceBuyerSchema } from '../invoices/invoice.ts';
import { type PricedLine, invoiceTotals } from '../invoices/invoice-totals.ts';
import { type TaxMode, taxModeSchema } from '../invoices/sales-tax.ts';
import { MAX_OFFER_TERMS } from './offer-terms.ts';
import { planPartsSchema } from '../purchases/payment-plan.ts';
import { retainerTermsSchema, writtenTermsSchema } from '../retainers/retainer-terms.ts';
import { requiredName } from '../../values/text/name.ts';
import { requiredText, text } from '../../values/text/text.ts';

export const MAX_OFFER_LINES = 100;
export const MAX_OFFER_GROUPS = 20;
export const MAX_OFFER_INTRO = 20_000;

const MAX_QUANTITY = 99_999_999.99;
const MAX_SESSIONS = 100;
export const MAX_OFFER_TOTAL = 9_999_999_999.99;
const TOO_MUCH = 'The total must be at most 9,999,999,999.99.';

/** The total if the client chose the most of each line. */
const mostOf = (lines: readonly (PricedLine & { max: number })[], mode: TaxMode): number =>
  invoiceTotals(
    lines.map((line) => ({ ...line, quantity: line.max })),
    mode,
  ).total;

/** Values out of range have their own message. */
const isComputable = ({ max, unitPrice, taxRate }: PricedLine & { max: number }): boolean =>
  max > 0 && max <= MAX_QUANTITY && unitPrice >= 0 && unitPrice <= MAX_OFFER_TOTAL && taxRate >= 0;

/** An `included` line is always part of the offer, an `optional` one if it is chosen, and one `choice` of its group. */
export const offerLineKindLabels = {
  included: 'Included',
  optional: 'Optional',
  choice: 'One of a group',
} as const;
export type OfferLineKind = keyof typeof offerLineKindLabels;

const QUANTITY = 'Please enter a quantity of more than 0, with at most two decimals.';
const quantity = z.number({ error: QUANTITY }).check(
  z.gt(0, { error: QUANTITY }),
  z.lte(MAX_QUANTITY, { error: 'Quantity must be at most 99,999,999.99.' }),
  z.refine<number>((value) => Number(value.toFixed(2)) === value, { error: QUANTITY }),
);

const TOO_MANY_SESSIONS = `An offer includes at most ${MAX_SESSIONS} sessions. Lower them, or the most that can be chosen.`;

const SESSIONS = `Please enter a whole number of sessions from 0 to ${MAX_SESSIONS}.`;

interface RangedLine {
  kind: OfferLineKind;
  group?: string | null | undefined;
  quantity: number;
  min: number;
  max: number;
}

/** A line of an offer. Its quantity is what is proposed; the client can choose from `min` to `max`. */
export const offerLineSchema = z
  .object({
    ...invoiceLineInputSchema.shape,
    text: requiredText(1, 500, 'Please describe what is offered'),
    kind: z.enum(['included', 'optional', 'choice'], { error: 'Please select a kind of line.' }),
    /** The name of the group of a `choice`, such as "Support". */
    group: z.optional(z.nullable(text(100))),
    min: quantity,
    max: quantity,
    /** The sessions that a client can book for each unit of it. */
    includedSessions: z
      .int({ error: SESSIONS })
      .check(z.gte(0, { error: SESSIONS }), z.lte(MAX_SESSIONS, { error: SESSIONS })),
  })
  .check(
    z.refine<RangedLine>(({ min, max, quantity: count }) => min <= count && count <= max, {
      error: 'The quantity must be from the least to the most that can be chosen.',
      path: ['quantity'],
    }),
    z.refine<RangedLine>(({ kind, group }) => kind !== 'choice' || Boolean(group?.trim()), {
      error: 'Please name the group that one is chosen of.',
      path: ['group'],
    }),
    z.refine<PricedLine & { max: number }>(
      (line) => !isComputable(line) || mostOf([line], 'added') <= MAX_OFFER_TOTAL,
      { error: TOO_MUCH, path: ['unitPrice'] },
    ),
  );
export type OfferLine = z.output<typeof offerLineSchema>;

const COUNT = `An offer has from 1 to ${MAX_OFFER_LINES} lines.`;
const GROUPS = `An offer has at most ${MAX_OFFER_GROUPS} groups to choose from.`;

const groupsOf = (lines: readonly { kind: OfferLineKind; group?: string | null | undefined }[]) =>
  new Set(lines.flatMap(({ kind, group }) => (kind === 'choice' && group ? [group.trim()] : [])));

/** The sessions if the client chose the most of each line; of a group, of the line with the most. */
function mostSessions(lines: readonly OfferLine[]): number {
  const groups = new Map<string, number>();
  let sum = 0;
  for (const { kind, group, includedSessions, max } of lines) {
    const sessions = Math.floor(includedSessions * max);
    const key = (group ?? '').trim();
    if (kind === 'choice') groups.set(key, Math.max(groups.get(key) ?? 0, sessions));
    else sum += sessions;
  }
  return [...groups.values()].reduce((all, sessions) => all + sessions, sum);
}

/** What the owner writes of an offer; the seller is added when it is sent. */
const contentInputSchema = z.object({
  title: requiredName(1, 200, 'Please name the offer'),
  buyer: z.extend(invoiceBuyerInputSchema, {
    name: requiredName(1, 255, 'Please enter who the offer is for'),
  }),
  taxMode: taxModeSchema,
  /** Markdown without pictures. */
  intro: text(MAX_OFFER_INTRO),
  lines: z.array(offerLineSchema, { error: COUNT }).check(
    z.minLength(1, { error: COUNT }),
    z.maxLength(MAX_OFFER_LINES, { error: COUNT }),
    z.refine<OfferLine[]>((lines) => groupsOf(lines).size <= MAX_OFFER_GROUPS, { error: GROUPS }),
    z.refine<OfferLine[]>(
      (lines) => !lines.every(isComputable) || mostOf(lines, 'added') <= MAX_OFFER_TOTAL,
      { error: TOO_MUCH },
    ),
    z.refine<OfferLine[]>((lines) => mostSessions(lines) <= MAX_SESSIONS, {
      error: TOO_MANY_SESSIONS,
    }),
  ),
  /** When it is to be paid; empty: all at once. */
  plan: planPartsSchema,
  /** For lines that are paid each month; null for what is paid once. */
  retainer: z.optional(z.nullable(retainerTermsSchema)),
  /** Markdown without pictures. */
  terms: text(MAX_OFFER_TERMS),
});

export const offerContentInputSchema = contentInputSchema.check(
  z.refine<z.output<typeof contentInputSchema>>(
    ({ plan, retainer }) => !retainer || plan.length === 0,
    { error: 'A monthly retainer has no payment plan.', path: ['plan'] },
  ),
);
export type OfferContentInput = z.output<typeof offerContentInputSchema>;
export type OfferContentValues = z.input<typeof offerContentInputSchema>;

/** The business as an offer names it. */
export const offerSellerSchema = z.object({
  legalName: z.string(),
  address: z.string(),
  email: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
});
export type OfferSeller = z.output<typeof offerSellerSchema>;

/** A line as it was written. */
export const writtenLineSchema = z.object({
  text: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  taxRate: z.number(),
  kind: z.enum(['included', 'optional', 'choice']),
  group: z.nullable(z.string()),
  min: z.number(),
  max: z.number(),
  includedSessions: z.int(),
});

/** A part of the payment plan as it was written. */
export const writtenPartSchema = z.object({
  label: z.string(),
  unit: z.enum(['percent', 'amount']),
  value: z.number(),
  when: z.enum(['now', 'days', 'date']),
  days: z.nullable(z.int()),
  dueOn: z.nullable(z.iso.date()),
});

/** What was written of an offer. */
export const offerContentSchema = z.object({
  title: z.string(),
  buyer: invoiceBuyerSchema,
  taxMode: taxModeSchema,
  intro: z.string(),
  lines: z.array(writtenLineSchema),
  plan: z.array(writtenPartSchema),
  retainer: z._default(z.nullable(writtenTermsSchema), null),
  terms: z.string(),
});
export type OfferContent = z.output<typeof offerContentSchema>;

/** The content with nothing left out. */
export const toOfferContent = ({
  buyer,
  lines,
  plan,
  retainer,
  ...input
}: OfferContentInput): OfferContent => ({
  ...input,
  buyer: {
    name: buyer.name,
    address: buyer.address ?? null,
    email: buyer.email ?? null,
    taxId: buyer.taxId ?? null,
  },
  lines: lines.map((line) => ({ ...line, group: line.group ?? null })),
  plan: plan.map((part) => ({ ...part, days: part.days ?? null, dueOn: part.dueOn ?? null })),
  retainer: retainer ? { ...retainer, endsOn: retainer.endsOn ?? null } : null,
});
