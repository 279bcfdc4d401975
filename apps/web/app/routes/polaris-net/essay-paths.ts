import { series } from '../../../content/series.ts';

export const essayPath = ({ slug }: { slug: string }): string => `${series.path}/${slug}`;

/** The essay's slug out of its address, however it was typed. */
export const slugIn = (url: string): string =>
  new URL(url).pathname.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '';

/** The part as it is set above the title; the manifesto stands before the parts. */
export const partLabel = ({ part }: { part: string }): string =>
  part === 'Manifesto' ? 'Prologue' : part;

/** What is read before and after. */
export function neighbors<E extends { facts: { slug: string } }>(
  essays: readonly E[],
  slug: string,
) {
  const place = essays.findIndex(({ facts }) => facts.slug === slug);
  return { previous: essays[place - 1], next: essays[place + 1] };
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** July 18, 2025. */
export const longDate = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));
