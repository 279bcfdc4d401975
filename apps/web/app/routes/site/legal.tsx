import { withData } from '@polaris/contracts/browser-names';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { legalDocuments } from '../../../content/legal.ts';
import { site } from '../../../content/site.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { siteContext } from '../../page/site-context.ts';
import { LegalText } from './legal/legal-text.tsx';

export const handle: PageHandle = { hydrate: false };

/** Its types are not generated: the route exists only once the documents are published. */
export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  path: new URL(request.url).pathname,
  publicUrl: context.get(siteContext).publicUrl,
});

function documentAt(path: string | undefined) {
  const legal = legalDocuments.find((one) => one.path === path);
  if (!legal) throw new Error(`There is no legal document at ${path}`);
  return legal;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const { title, description, path } = documentAt(loaderData?.path);
  const publicUrl = loaderData?.publicUrl ?? '';
  return pageMeta({ title: `${title} · ${site.brand}`, description, path, publicUrl });
}

export default function Legal() {
  const { path } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <LegalText legal={documentAt(path)} />
    </main>
  );
}
