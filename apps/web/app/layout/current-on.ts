/** What a link in the navigation is to the page that it stands on: the page itself, or what it belongs to. */
export function currentOn(pathname: string, link: string): 'page' | 'true' | undefined {
  if (pathname === link) return 'page';
  return link !== '/' && pathname.startsWith(`${link}/`) ? 'true' : undefined;
}
