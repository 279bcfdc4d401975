import { dataOf } from '@polaris/contracts/browser-names';

/** What the server wrote for an island: React's prefix for its ids, and its props. */
export function readIsland<P>(element: Element): { identifierPrefix: string; props: P } {
  return {
    identifierPrefix: dataOf(element, 'island'),
    props: JSON.parse(dataOf(element, 'islandProps') || '{}') as P,
  };
}
