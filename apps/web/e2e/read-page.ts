import type { APIRequestContext } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';

/** What a page's HTML says, without a browser; texts have their white space made single. */
export async function readPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = parse(await answer.text());
  const all = (selector: string) => html.querySelectorAll(selector);
  return {
    status: answer.status(),
    all,
    texts: (selector: string) => all(selector).map(textOf),
    text: (selector: string) => all(selector).map(textOf).join(' '),
  };
}

export const textOf = (element: HTMLElement): string =>
  element.textContent.replaceAll(/\s+/g, ' ').trim();
