import { navigation } from '../../content/site.ts';

/** What a link in the navigation is to the page that it stands on: the page itself, or what it belongs to. */
export function currentOn(pathname: string, link: string): 'page' | 'true' | undefined {
  if (pathname === link) return 'page';
  return link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined;
}

/** The links of the header that the page is or belongs to. */
export type CurrentLinks = Readonly<Record<string, ReturnType<typeof currentOn>>>;

/** None of the others is named: pages that are alike have equal answers. */
export function currentLinks(pathname: string): CurrentLinks {
  const links = ['/', ...navigation.map(({ link }) => link)];
  return Object.fromEntries(
    links.flatMap((link) => {
      const current = currentOn(pathname, link);
      return current ? [[link, current]] : [];
    }),
  );
}
