import type { PageLookup, SiteModule } from '@polaris/contracts';

/** Each address is a page of its own, whatever its query is, and takes no form. */
export const findAnyPage = (url: string): PageLookup => {
  const path = url.split('?', 1)[0]!;
  const right = path.replace(/(?<=.)\/+$/, '');
  return { path: right, render: right, keep: true, form: false };
};

/** A site whose pages say where they are. */
export const plainSite: SiteModule = {
  isDemo: false,
  essays: [],
  findPage: findAnyPage,
  renderSite: (request) =>
    Promise.resolve(
      new Response(`<p>${new URL(request.url).pathname}</p>`, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
      }),
    ),
};
