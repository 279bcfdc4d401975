import { series } from '../../../content/series.ts';

export const essayPath = ({ slug }: { slug: string }): string => `${series.path}/${slug}`;

/** The essay's slug from its address, in any case. */
export const slugIn = (url: string): string =>
  new URL(url).pathname.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '';

/** The part shown above the title; none for the manifesto and for essays outside the series' parts. */
export const partLabel = ({ part = 'Essay' }: { part?: string | undefined }): string =>
  part === 'Manifesto' ? 'Prologue' : part;

/** The extent of the series, such as "Five parts and a manifesto"; essays of the admin area are not parts. */
export function extentOf(essays: readonly { facts: { part?: string | undefined } }[]): string {
  const more = essays.filter(({ facts }) => facts.part === undefined).length;
  if (more === 0) return 'Five parts and a manifesto';
  return `Five parts, a manifesto and ${more === 1 ? 'one more essay' : `${more} more essays`}`;
}

/** The previous and the next essay. */
export function neighbors<E extends { facts: { slug: string } }>(
  essays: readonly E[],
  slug: string,
) {
  const index = essays.findIndex(({ facts }) => facts.slug === slug);
  return { previous: essays[index - 1], next: essays[index + 1] };
}

type AboutTopics = { facts: { slug: string; topics: readonly string[] } };

/** Essays that share the most topics, except the neighbors, which are linked anyway. */
export function relatedTo<E extends AboutTopics>(
  essays: readonly E[],
  slug: string,
  most = 2,
): E[] {
  const own = essays.find(({ facts }) => facts.slug === slug)?.facts.topics ?? [];
  const { previous, next } = neighbors(essays, slug);
  const shared = ({ facts }: E) => facts.topics.filter((topic) => own.includes(topic)).length;
  return essays
    .filter((essay) => essay.facts.slug !== slug && essay !== previous && essay !== next)
    .filter((essay) => shared(essay) > 0)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, most);
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** July 18, 2025. */
export const essayDate = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));
