import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/essay';
import { EssayPage, essayMeta } from './essay-page.tsx';
import { slugIn } from './essay-paths.ts';
import { essays } from './essays.ts';

export const handle: PageHandle = { hydrate: false };

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  slug: slugIn(request.url),
  publicUrl: context.get(siteContext).publicUrl,
});

function essayOf(slug: string | undefined) {
  const essay = essays.find(({ facts }) => facts.slug === slug);
  if (!essay) throw new Error(`There is no essay called ${slug}`);
  return essay;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  essayMeta(essayOf(loaderData?.slug).facts, loaderData?.publicUrl ?? '');

export default function SeriesEssay({ loaderData }: Route.ComponentProps) {
  return <EssayPage essay={essayOf(loaderData.slug)} />;
}
