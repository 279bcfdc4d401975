import { data } from 'react-router';
import { NotFoundPage, notFoundMeta } from '../../layout/messages/not-found-page.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/written-essay';
import { EssayPage, essayMeta } from './essay-page.tsx';
import { toWritten } from './written-essays.tsx';

export const handle: PageHandle = { hydrate: false, essay: true };

/** The server renders the page only for existing essays, but one may have been deleted since. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { data: site, publicUrl } = context.get(siteContext);
  const essay = (await site.essays()).find(({ slug }) => slug === params.slug);
  if (!essay) return data(null, { status: 404 });
  return data({ essay, publicUrl });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? essayMeta(toWritten(loaderData.essay).facts, loaderData.publicUrl) : notFoundMeta();

/** An essay written in the admin area. */
export default function WrittenEssay({ loaderData }: Route.ComponentProps) {
  return loaderData ? <EssayPage essay={toWritten(loaderData.essay)} /> : <NotFoundPage />;
}
