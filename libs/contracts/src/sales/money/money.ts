import * as z from 'zod/mini';
import { customerNameSchema } from '../../people/customers/customer-or-account.ts';
import { idSchema, timestamp } from '../../values/text/text.ts';

const YEAR = 'Must be a year between 2000 and 2100.';
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

const yearParam = z.pipe(
  z
    .string()
    .check(
      z.refine<string>(
        (value) =>
          /^\d{4}$/.test(value) && Number(value) >= FIRST_YEAR && Number(value) <= LAST_YEAR,
        { error: YEAR, params: { type: 'integer', minimum: FIRST_YEAR, maximum: LAST_YEAR } },
      ),
    ),
  z.transform(Number),
);

/** Without a year: the current one. */
export const moneyQuerySchema = z.object({ year: z.optional(yearParam) });
export type MoneyQuery = z.output<typeof moneyQuerySchema>;

/** Dollars received and dollars refunded. */
const movedFields = { received: z.number(), refunded: z.number() };

/** The open amount of a purchase, or of an invoice without one. */
export const owedItemSchema = z.object({
  purchaseId: z.nullable(idSchema),
  invoiceId: z.nullable(idSchema),
  /** The service, or the invoice with its number. */
  name: z.string(),
  customer: z.nullable(customerNameSchema),
  /** The buyer if there is no customer: the address of the account, else the name on the invoice. */
  buyer: z.nullable(z.string()),
  amount: z.number(),
  owed: z.number(),
  /** The part of it that is to be paid by today. */
  dueNow: z._default(z.number(), 0),
  /** The part of it whose day has passed. */
  overdue: z._default(z.number(), 0),
  /** When it was ordered, or issued. */
  since: timestamp,
});
export type OwedItem = z.output<typeof owedItemSchema>;

/** The most items listed; the sum includes all. */
export const MAX_OWED = 100;

/** A year's money grouped by a name; null where it is unknown. */
const earnedSchema = z.object({ name: z.nullable(z.string()), ...movedFields });
export type Earned = z.output<typeof earnedSchema>;

/** For how many weeks ahead it is said what is due: today and the next 90 days. */
export const DUE_WEEKS = 13;

/** What is owed by the day on which it is to be paid. With `overdue` it adds up to `owed`. */
const dueSchema = z.object({
  /** Due on the seven days from this one. */
  weeks: z.array(z.object({ from: z.iso.date(), amount: z.number() })),
  later: z.number(),
  /** Asked for without an invoice or a plan, so without a day. */
  undated: z.number(),
});

const offered = z.object({ count: z.int(), total: z.number() });

/** The most reasons listed. */
export const MAX_DECLINES = 10;

/** The offers of a year and what became of them; those that were withdrawn are in `sent` alone. */
const offerFiguresSchema = z.object({
  /** Sent for the first time in the year. */
  sent: offered,
  accepted: offered,
  declined: offered,
  /** Ended without an answer. */
  ended: offered,
  /** Waiting for an answer now, whatever year was requested. */
  waiting: offered,
  /** Those that were declined with a reason, newest first. */
  declines: z.array(
    z.object({ id: idSchema, title: z.string(), buyer: z.string(), reason: z.string() }),
  ),
});
export type OfferFigures = z.output<typeof offerFiguresSchema>;

/** The income of a year with its breakdowns, and the open amounts. */
export const moneySchema = z.object({
  year: z.int(),
  /** The available years, newest first. */
  years: z.array(z.int()),
  /** For the whole year. */
  ...movedFields,
  /** For the current month, whatever year was requested. */
  thisMonth: z.object(movedFields),
  /** January first. */
  months: z.array(z.object({ month: z.int(), ...movedFields })),
  services: z.array(earnedSchema),
  /** By landing page: the page on which the visit with the customer's first message started. */
  pages: z.array(earnedSchema),
  /** By what led to that visit: the campaign's source, else the referring site; "Direct" for neither. */
  sources: z.array(earnedSchema),
  /** For all years. */
  owed: z.number(),
  /** The part of it that is to be paid by today. */
  dueNow: z._default(z.number(), 0),
  /** The part of it whose day has passed. */
  overdue: z._default(z.number(), 0),
  owedCount: z.int(),
  /** Oldest first. */
  owedItems: z.array(owedItemSchema),
  due: z._default(dueSchema, { weeks: [], later: 0, undated: 0 }),
  /** Null on an older server. */
  offers: z._default(z.nullable(offerFiguresSchema), null),
});
export type Money = z.output<typeof moneySchema>;

/** What a customer has paid, still owes, and is to pay by today. */
export const customerMoneySchema = z.object({
  ...movedFields,
  owed: z.number(),
  dueNow: z._default(z.number(), 0),
});
export type CustomerMoney = z.output<typeof customerMoneySchema>;
