import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.browser';

/**
 * An island is rendered as a root of its own, as the browser will hydrate it: the ids that React
 * gives out depend on the place in the tree.
 */
export function islandSlots() {
  const kept = new Map<string, { name: string; content: ReactElement }>();
  return {
    keep: (name: string, content: ReactElement): string => {
      const placeholder = crypto.randomUUID();
      kept.set(placeholder, { name, content });
      return placeholder;
    },
    fill: (html: string): string =>
      [...kept].reduce(
        (page, [placeholder, { name, content }]) =>
          page.replace(placeholder, () => renderToString(content, { identifierPrefix: name })),
        html,
      ),
  };
}
