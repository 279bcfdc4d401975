import type { Comparison } from '../report/rows.ts';
import { renderedLanding } from './mixed-requests.ts';
import { BROWSER, type Stage, target } from './stage.ts';

export const pagesText = `The landing page, compressed. Rendered afresh means posted: a form without its fields is answered with the
page and what is missing.`;

/** The landing page from memory and rendered for each request, compared with the same bytes from nginx. */
export function pages({ polaris, anchors, nginx }: Stage): Comparison[] {
  const free = { readsDatabase: false };
  const get = { path: '/', headers: BROWSER };
  const file = nginx && target('nginx, file', nginx, get, free);
  const memory = target('node:http, from memory', anchors, { ...get, path: '/page' }, free);
  const ours = target('landing page from memory', polaris, get, free);
  const rendered = target('landing page rendered afresh', polaris, renderedLanding);
  return [
    { ours, anchor: memory },
    ...(file
      ? [
          { ours, anchor: file, goal: { atLeast: 0.45 } },
          { ours: rendered, anchor: file },
        ]
      : [{ ours: rendered, anchor: memory }]),
  ];
}
