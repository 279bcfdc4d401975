import type { PageLookup, WebBuild } from '@polaris/contracts';

/** Every address is a page, independent of its query, without a form. */
export const findAnyPage = (url: string): PageLookup => {
  const path = url.split('?', 1)[0]!;
  const right = path.replace(/(?<=.)\/+$/, '');
  return { path: right, render: right, form: false };
};

/** A site with pages that show their own address. */
export const plainSite: WebBuild = {
  isDemo: false,
  owner: { name: 'Maya Plain', brand: 'Polaris', replyTime: 'within a day' },
  essays: [],
  findPage: findAnyPage,
  renderSite: (request) =>
    Promise.resolve(
      new Response(`<p>${new URL(request.url).pathname}</p>`, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
      }),
    ),
};
