import type { LoadRequest } from '../measure/load.ts';
import { BROWSER } from './stage.ts';

/** The number of pages that the server renders at a time; it rejects those that wait for 2 s. */
const BY_TURNS = 2;

/** A form without fields, so that the page is rendered and compressed for each request. */
export const renderedLanding: LoadRequest = {
  path: '/?index',
  method: 'POST',
  headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
  body: '',
  status: 400,
  connections: BY_TURNS,
};

/** The requests of visitors and the owner on an ordinary day. */
export function mixedRequests(cookie: string): LoadRequest[] {
  const headers = { ...BROWSER, cookie };
  return [
    { path: '/', headers: BROWSER },
    renderedLanding,
    { path: '/services?q=data', headers: BROWSER, connections: BY_TURNS },
    { path: '/api/services', headers: BROWSER },
    { path: '/api/auth/user', headers },
    { path: '/api/customers?limit=50', headers },
    { path: '/api/customers?limit=50&q=person42', headers },
    { path: '/api/activities/recent?limit=5', headers },
    { path: '/admin', headers, connections: BY_TURNS },
    { path: '/admin/customers', headers, connections: BY_TURNS },
  ];
}
