import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type PageAssets, PageAssetsContext } from '../page-assets.ts';
import { cachedPart } from './cached-parts.ts';

/** Known to this process alone: what people wrote cannot name a slot. */
const MARK = `slot-${crypto.randomUUID()}-`;
/** React parts two texts that follow each other by a comment. */
const SLOT = new RegExp(`${MARK}(\\d+);(?:<!-- -->)?`, 'g');

export type Slots = Pick<PageAssets, 'island' | 'part'> & {
  /** Puts the contents into their places. */
  fill: (html: string) => string;
};

/**
 * Parts of a page that are rendered as roots of their own. An island is, because the browser hydrates
 * it as one, and the ids that React gives out depend on the place in the tree. A part that depends on
 * its properties alone is rendered once for all pages that show it.
 */
export function islandSlots(assets: Omit<PageAssets, 'island' | 'part'>): Slots {
  const contents: (() => string)[] = [];
  const keep = (content: () => string): string => `${MARK}${contents.push(content) - 1};`;
  const fill = (html: string): string =>
    html.replace(SLOT, (_slot, index: string) => contents[Number(index)]!());
  return {
    fill,
    island: (name, content) => keep(() => renderToString(content, { identifierPrefix: name })),
    part: (key, content) => keep(() => cachedPart(key, () => renderPart(content, assets))),
  };
}

/** It may hold islands, and nothing of the page that it is first rendered for. */
function renderPart(content: ReactElement, assets: Omit<PageAssets, 'island' | 'part'>): string {
  const { fill, ...slots } = islandSlots(assets);
  const own = { ...assets, nonce: '', ...slots };
  return fill(renderToString(<PageAssetsContext value={own}>{content}</PageAssetsContext>));
}
