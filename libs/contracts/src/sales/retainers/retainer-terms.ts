import * as z from 'zod/mini';
import { optionalDay } from '../../people/activities/activity.ts';
import { dayText } from '../../values/clock/time-text.ts';
import { dollars } from '../../values/dollars.ts';

const FIRST = 'Please enter the day of the first invoice.';

/** When a retainer is invoiced: each month on the day of the first invoice, cut to the last of a shorter month. */
export const retainerTermsSchema = z
  .object({
    startsOn: z.iso.date({ error: FIRST }),
    /** No invoice is made after this day; empty: until one side ends it. */
    endsOn: optionalDay,
  })
  .check(
    z.refine<{ startsOn: string; endsOn?: string | null | undefined }>(
      ({ startsOn, endsOn }) => !endsOn || endsOn >= startsOn,
      { error: 'The last day must not be before the first invoice.', path: ['endsOn'] },
    ),
  );
export type RetainerTerms = z.output<typeof retainerTermsSchema>;

/** The terms as they were written. */
export const writtenTermsSchema = z.object({
  startsOn: z.iso.date(),
  endsOn: z.nullable(z.iso.date()),
});

interface OfferPrice {
  retainer?: RetainerTerms | null | undefined;
}

/** "$500 a month", or "$500" for what is paid once. */
export const offerPrice = ({ retainer }: OfferPrice, total: number): string =>
  retainer ? `${dollars(total)} a month` : dollars(total);

/** "first on March 31, 2026, then on the 31st of each month or its last day, until June 30, 2026" */
export function monthlyDays({ startsOn, endsOn }: RetainerTerms): string {
  const day = Number(startsOn.slice(8));
  const cut = day > 28 ? ' or its last day' : '';
  const until = endsOn ? `, until ${dayText(endsOn)}` : '';
  return `first on ${dayText(startsOn)}, then on the ${ordinal(day)} of each month${cut}${until}`;
}

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}
