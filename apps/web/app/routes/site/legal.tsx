import { withData } from '@polaris/contracts/browser-names';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { content } from '../../page/content.ts';
import { publishedDocuments } from '../../legal-pages.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { siteContext } from '../../page/site-context.ts';
import { LegalText } from './legal-text.tsx';

export const handle: PageHandle = {
  hydrate: false,
  exists: () => content().legal.published,
};

/** The three documents share this module, so that no types of one route are generated. */
export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  path: new URL(request.url).pathname,
  publicUrl: context.get(siteContext).publicUrl,
});

function documentAt(path: string | undefined) {
  const legal = publishedDocuments().find((one) => one.path === path);
  if (!legal) throw new Error(`There is no legal document at ${path}`);
  return legal;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const { name, title, path } = documentAt(loaderData?.path);
  const { description } = content().legal[name];
  const publicUrl = loaderData?.publicUrl ?? '';
  return pageMeta({ title: `${title} · ${content().site.brand}`, description, path, publicUrl });
}

export default function Legal() {
  const { path } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <LegalText legal={documentAt(path)} />
    </main>
  );
}
