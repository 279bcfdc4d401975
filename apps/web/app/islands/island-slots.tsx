import { renderToString } from 'react-dom/server';
import type { PageAssets } from '../page/page-assets.ts';

/** Random per process, so that user text cannot forge a slot. */
const MARK = `slot-${crypto.randomUUID()}-`;
const SLOT = new RegExp(`${MARK}(\\d+);`, 'g');

export type Slots = Pick<PageAssets, 'island'> & {
  /** Replaces each slot by its island. */
  fill: (html: string) => string;
};

/**
 * Islands are rendered as separate roots, because the browser hydrates them separately and React's ids
 * depend on the position in the tree.
 */
export function islandSlots(): Slots {
  const islands: string[] = [];
  return {
    fill: (html) => html.replace(SLOT, (_slot, index: string) => islands[Number(index)]!),
    island: (name, content) =>
      `${MARK}${islands.push(renderToString(content, { identifierPrefix: name })) - 1};`,
  };
}
