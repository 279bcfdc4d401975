import { FIRST_DATA } from '@polaris/contracts/browser-names';
import type { FirstData } from '@polaris/contracts';

/*
 * Responses prefetched by the server into the page, or by the browser on hover. Each is used once, for
 * its exact address.
 */

/** The maximum age of a response in milliseconds. */
const FRESH_FOR = 10_000;

interface Prefetched {
  response: Promise<Response>;
  until: number;
}

const responses = new Map<string, Prefetched>();
/** Addresses that this window has requested, so the query cache has them. */
const requested = new Set<string>();

/** Normalizes the order of query parameters. */
function keyOf(address: string): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.sort();
  return `${path}?${query}`;
}

/** Takes the prefetched response of a read; undefined without one. */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const key = keyOf(address);
  const answer = responses.get(key);
  responses.delete(key);
  requested.add(key);
  return answer && performance.now() < answer.until ? answer.response : undefined;
}

/** Drops prefetched responses, as data may have changed. */
export function dropPrefetched(): void {
  responses.clear();
  requested.clear();
}

/** Prefetches a read that was not requested yet. */
export function prefetch(address: string, read: () => Promise<Response>): void {
  const key = keyOf(address);
  if (requested.has(key) || (responses.get(key)?.until ?? 0) > performance.now()) return;
  const response = read();
  put(key, response);
  // Drops a failure: the screen requests again and shows it.
  response.then(
    ({ ok }) => ok || responses.delete(key),
    () => responses.delete(key),
  );
}

const put = (key: string, response: Promise<Response>) =>
  responses.set(key, { response, until: performance.now() + FRESH_FOR });

let taken: Element | null = null;

/** Reads the responses in the page. */
export function readPageResponses(): void {
  const element = document.getElementById(FIRST_DATA);
  requested.clear();
  if (!element?.textContent || element === taken) return;
  taken = element;
  const data = JSON.parse(element.textContent) as FirstData;
  for (const [address, { headers, body }] of Object.entries(data)) {
    // Resolved promises let screens render immediately, without layout shifts.
    const response = Object.assign(new Response(null, { headers }), { json: async () => body });
    put(keyOf(address), Promise.resolve(response));
  }
}
