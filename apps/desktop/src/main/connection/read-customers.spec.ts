import { expect, it } from '@jest/globals';
import { readCustomers } from './read-customers.ts';

/** Reads from a server that sends these `Link` headers in turn; returns the requested paths. */
async function read(respond: (call: number) => Response): Promise<string[]> {
  const paths: string[] = [];
  await readCustomers(async (path) => {
    paths.push(path);
    return respond(paths.length);
  });
  return paths;
}

const page = (link?: string) => Response.json([], link ? { headers: { Link: link } } : {});
const next = (cursor: string) => `</api/customers?limit=200&cursor=${cursor}>; rel="next"`;

it('reads all pages of customers', async () => {
  const links = [next('a'), `${next('b')}, </api/customers?limit=200&before=a>; rel="prev"`];
  expect(await read((call) => page(links[call - 1]))).toEqual([
    '/api/customers?limit=200',
    '/api/customers?limit=200&cursor=a',
    '/api/customers?limit=200&cursor=b',
  ]);
});

it.each<[string, () => Response]>([
  ['fails', () => new Response(null, { status: 500 })],
  ['cannot be reached', () => Response.error()],
  ['was cached', () => Response.json([], { headers: { Link: next('a'), 'X-Cached-At': 'now' } })],
  ['leads to another address', () => page('</api/auth/logout>; rel="next"')],
])('reads no further when a page of customers %s', async (_, respond) => {
  expect(await read(respond)).toHaveLength(1);
});

it('reads at most 100 pages of customers, even if the server names another', async () => {
  expect(await read((call) => page(next(String(call))))).toHaveLength(100);
});
