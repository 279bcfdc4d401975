import { AsyncLocalStorage } from 'node:async_hooks';
import { FIRST_DATA, type OwnerVisit, storageKeys } from '@polaris/contracts';
import type { FirstLookWindow } from '@polaris/ui/admin/first-look';
import { renderToStaticMarkup } from 'react-dom/server';
import { ScreensLoading } from './screens-loading.tsx';
import { DRAWN_SCREEN, LATER_SCRIPTS } from './drawn-names.ts';
import { holdActs } from './hold-acts.ts';
import { escapeJson } from '../../escape-markup.ts';
import { withStyleSheet } from './style-sheet.ts';

/** How the reads of the page that is being made are answered: each request has its own. */
const reads = new AsyncLocalStorage<OwnerVisit['read']>();

/** The screens are loaded when the owner first comes: most servers show more public pages. */
const loadScreens = async () => {
  const module = await import('@polaris/ui/admin/first-look');
  module.setTransport((path) => {
    const read = reads.getStore();
    if (!read) throw new Error("Nothing is read outside of an owner's page.");
    return read(path);
  });
  return module;
};

const loading = () => renderToStaticMarkup(<ScreensLoading />);

let screens: ReturnType<typeof loadScreens> | undefined;

interface DrawnPage {
  html: string;
  /** The screen is there, and not its data alone. */
  isWhole: boolean;
}

/** The first screen as markup, with what it shows; undefined where that could not be read. */
export async function firstLook(
  request: Request,
  visit: OwnerVisit,
  nonce: string,
): Promise<DrawnPage | undefined> {
  screens ??= loadScreens();
  const { firstScreen } = await screens;
  const { html, data } = await reads.run(visit.read, () =>
    firstScreen(new URL(request.url), windowOf(visit.window)),
  );
  if (!data) return undefined;
  const json = `<script type="application/json" id="${FIRST_DATA}">${escapeJson(data)}</script>`;
  if (html === null) return { html: loading() + json, isWhole: false };
  return { html: drawnPart(html, nonce) + json, isWhole: true };
}

function drawnPart(html: string, nonce: string): string {
  const { sheet, markup } = withStyleSheet(html);
  const names = [DRAWN_SCREEN, LATER_SCRIPTS, storageKeys.adminPlaces]
    .map((name) => JSON.stringify(name))
    .join();
  return (
    `<style nonce="${nonce}">${sheet}</style>` +
    `<div id="${DRAWN_SCREEN}" class="contents">${markup}</div>` +
    `<script nonce="${nonce}">(${holdActs.toString()})(${names})</script>`
  );
}

const LARGEST = 10_000;

/** What the browser told of its window; null for what no browser tells. */
function windowOf(cookie: string): FirstLookWindow | null {
  const told = /^(\d{2,5})x(\d{2,5})~([A-Za-z0-9_+/-]{1,60})~(open|folded)$/.exec(readable(cookie));
  if (!told) return null;
  const [, width, height, timeZone = '', navigation] = told;
  if (!isTimeZone(timeZone)) return null;
  const size = { width: Number(width), height: Number(height) };
  if (size.width > LARGEST || size.height > LARGEST) return null;
  return { ...size, timeZone, isFolded: navigation === 'folded' };
}

function readable(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return '';
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
