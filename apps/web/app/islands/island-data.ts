import { dataOf } from '@polaris/contracts/browser-names';

/** The server's data of an island: its prefix for React ids, and its props. */
export function readIsland<P>(element: Element): { identifierPrefix: string; props: P } {
  return {
    identifierPrefix: dataOf(element, 'island'),
    props: JSON.parse(dataOf(element, 'islandProps') || '{}') as P,
  };
}
