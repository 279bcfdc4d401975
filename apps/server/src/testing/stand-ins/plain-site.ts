import type { ContentBuild, PageLookup, WebBuild } from '@polaris/contracts';

/** Every address is a page, independent of its query, without a form. */
export const findAnyPage = (url: string): PageLookup => {
  const path = url.split('?', 1)[0]!;
  const right = path.replace(/(?<=.)\/+$/, '');
  return { path: right, render: right, form: false };
};

interface PlainPart {
  owner: string;
  portrait: string | null;
}

const defaults: PlainPart = { owner: 'Maya Plain', portrait: null };
const valueOf = (changes: unknown): PlainPart => ({ ...defaults, ...(changes as object) });

/** One part with two editable fields: the owner's name, of at most 20 characters, and the portrait. */
export const plainContent: ContentBuild = {
  parts: [{ name: 'site', title: 'You', about: 'Your name.', path: '/about' }],
  ownerOf: ({ site }) => ({
    name: valueOf(site).owner,
    isInvented: site === undefined,
    brand: 'Polaris',
    replyTime: 'within a day',
  }),
  progressOf: ({ site }) => ({ words: site !== undefined, work: false, resume: false }),
  read: (name, { site }) =>
    name === 'site'
      ? { value: valueOf(site), defaults, form: { type: 'object' }, outdated: [] }
      : undefined,
  check: (_, value) => {
    const { owner, portrait } = value as Partial<PlainPart>;
    if (typeof owner !== 'string' || owner.length > 20)
      return {
        ok: false,
        problems: [{ path: 'owner', message: 'Must be at most 20 characters.' }],
      };
    const change = {
      ...(owner !== defaults.owner && { owner }),
      ...(portrait && { portrait }),
    };
    return { ok: true, change: Object.keys(change).length > 0 ? change : undefined };
  },
  resume: ({ site }) => Promise.resolve(Buffer.from(`Resume of ${valueOf(site).owner}`)),
};

/** Pages show an entered owner name. */
const bylineOf = (changes: unknown): string =>
  changes === undefined ? '' : ` by ${valueOf(changes).owner}`;

/** A site with pages that show their own address. */
export const plainSite: WebBuild = {
  content: plainContent,
  essays: [],
  findPage: findAnyPage,
  renderSite: (request, { content = {} }) =>
    Promise.resolve(
      new Response(`<p>${new URL(request.url).pathname}${bylineOf(content.site)}</p>`, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
      }),
    ),
};
