import { dollars } from '../../values/dollars.ts';
import type { OfferContentInput, OfferLine } from './offer-content.ts';

/** What a newer version of an offer changes, as sentences. */
export function offerChanges(before: OfferContentInput, after: OfferContentInput): string[] {
  const isSame = (pick: (content: OfferContentInput) => unknown): boolean =>
    JSON.stringify(pick(before)) === JSON.stringify(pick(after));
  return [
    ...lineChanges(before.lines, after.lines),
    ...(isSame(({ plan }) => plan) ? [] : ['The payment dates changed.']),
    ...(isSame(({ retainer }) => retainer ?? null) ? [] : [retainerChange(before, after)]),
    ...(isSame(({ intro }) => intro) ? [] : ['The introduction changed.']),
    ...(isSame(({ terms }) => terms) ? [] : ['The terms changed.']),
    ...(isSame(({ buyer }) => buyer) ? [] : ['The buyer changed.']),
    ...(isSame(({ taxMode }) => taxMode) ? [] : ['How sales tax is charged changed.']),
  ];
}

function retainerChange(before: OfferContentInput, after: OfferContentInput): string {
  if (!after.retainer) return 'It is paid once now, not each month.';
  return before.retainer ? 'The days of the invoices changed.' : 'It is paid each month now.';
}

function lineChanges(before: readonly OfferLine[], after: readonly OfferLine[]): string[] {
  const known = new Map(before.map((line) => [line.text, line]));
  const kept = new Set(after.map(({ text }) => text));
  return [
    ...after.flatMap((line) => {
      const old = known.get(line.text);
      if (!old) return [`"${line.text}" was added.`];
      return lineChange(old, line);
    }),
    ...before.flatMap(({ text }) => (kept.has(text) ? [] : [`"${text}" was removed.`])),
  ];
}

function lineChange(old: OfferLine, line: OfferLine): string[] {
  if (old.unitPrice !== line.unitPrice)
    return [
      `"${line.text}" is ${dollars(line.unitPrice)} now. It was ${dollars(old.unitPrice)} before.`,
    ];
  return JSON.stringify(old) === JSON.stringify(line) ? [] : [`"${line.text}" changed.`];
}
