/** As many as fit into a response that can be cached, even with long notes. */
const FIRST = '/api/customers?limit=200';
/** Protects against a server that always names another page. */
const MAX_PAGES = 100;

/** The path of the next page, from a `Link` header; null after the last, or for another address. */
function nextPage({ headers }: Response, path: string): string | null {
  const target = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  const next = target ? URL.parse(target, 'http://own.invalid') : null;
  const isSameList = next !== null && next.pathname === path.split('?')[0];
  return isSameList ? next.pathname + next.search : null;
}

/** Reads all customers after a sign-in, so that any can be picked offline. Ends at the first failure. */
export async function readCustomers(request: (path: string) => Promise<Response>): Promise<void> {
  let path: string | null = FIRST;
  for (let pages = 0; path !== null && pages < MAX_PAGES; pages += 1) {
    const response = await request(path);
    if (!response.ok || response.headers.has('x-cached-at')) return;
    path = nextPage(response, path);
  }
}
