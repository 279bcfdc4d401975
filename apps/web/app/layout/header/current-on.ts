import { navigation } from '../../../content/navigation.ts';

/** The `aria-current` of a navigation link: the page itself, or a section that contains it. */
export function currentOn(pathname: string, link: string): 'page' | 'true' | undefined {
  if (pathname === link) return 'page';
  return link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined;
}

/** The header links for which this page is current. */
export type CurrentLinks = Readonly<Record<string, ReturnType<typeof currentOn>>>;

/** Omits other links, so that similar pages have equal results. */
export function currentLinks(pathname: string): CurrentLinks {
  const links = ['/', ...navigation.map(({ link }) => link)];
  return Object.fromEntries(
    links.flatMap((link) => {
      const current = currentOn(pathname, link);
      return current ? [[link, current]] : [];
    }),
  );
}
