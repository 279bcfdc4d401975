import type { APIRequestContext } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';

/** Reads a page's HTML without a browser; white space in texts is collapsed. */
export async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = parse(await response.text());
  const all = (selector: string) => html.querySelectorAll(selector);
  return {
    status: response.status(),
    all,
    texts: (selector: string) => all(selector).map(textOf),
    text: (selector: string) => all(selector).map(textOf).join(' '),
  };
}

export const textOf = (element: HTMLElement): string =>
  element.textContent.replaceAll(/\s+/g, ' ').trim();
