import type { BrowserContext, Page, Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type * as FakeElectron from '../electron.ts';
import type { FakeWindow } from '../fakes/fake-window.ts';

type Fake = typeof FakeElectron.fake;

/** Replaces app://polaris: Chromium does not load pages of an unknown scheme. */
export const ORIGIN = 'https://polaris.app.invalid';
const PARTITION = 'persist:polaris';

const preload = readFileSync(new URL('../../out/preload/preload.cjs', import.meta.url), 'utf8');

/**
 * Runs the preload script with its Electron APIs before any script of the page. A page learns from
 * Chromium whether its window is shown; here all are tabs of one window.
 */
const preloadScript = `(() => {
  const listeners = new Map();
  let visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  Object.defineProperty(document, 'hidden', { get: () => visibility === 'hidden' });
  window.__show = (shown) => {
    visibility = shown ? 'visible' : 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  window.__send = (channel, message) =>
    (listeners.get(channel) ?? []).forEach((listener) => listener({}, message));
  const electron = {
    contextBridge: { exposeInMainWorld: (name, value) => { window[name] = value; } },
    ipcRenderer: {
      invoke: (channel, ...args) => window.__invoke(channel, args),
      on: (channel, listener) =>
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      off: (channel, listener) =>
        listeners.set(channel, (listeners.get(channel) ?? []).filter((one) => one !== listener)),
    },
  };
  ((require) => {
    ${preload}
  })(() => electron);
})()`;

/** Windows whose user has agreed to leave the page. */
const leaving = new Set<FakeWindow>();

export interface Pages {
  /** Asks all pages whether they have unsaved text, as Chromium does before a window is closed. */
  askPages: () => Promise<void>;
  /** Presses keys in the page of the window that has the focus. */
  pressInPage: (keys: string) => Promise<void>;
}

/** Shows the windows of the fake Electron as pages of a browser. */
export async function showWindows(context: BrowserContext, fake: Fake): Promise<Pages> {
  const pages = new Map<FakeWindow, Promise<Page>>();
  await context.addInitScript({ content: preloadScript });
  await context.route(`${ORIGIN}/**`, (route) =>
    respond(route, fake.sessions.get(PARTITION)!.protocols.get('app')!),
  );
  await context.exposeBinding('__invoke', ({ frame }, channel: string, args: unknown[]) => {
    const senderFrame = { url: frame.url().replace(ORIGIN, 'app://polaris'), parent: null };
    const handler = fake.ipcHandlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return handler({ senderFrame } as never, ...args);
  });
  fake.opened.on('load', (window: FakeWindow) => {
    const page = pages.get(window) ?? newPage(context, window);
    pages.set(
      window,
      page.then((open) => load(open, window)),
    );
  });
  fake.opened.on('visibility', (window: FakeWindow) => {
    void pages.get(window)?.then((page) => show(page, window.visible));
  });
  fake.opened.on('destroy', (window: FakeWindow) => {
    void pages.get(window)?.then((page) => page.close());
    pages.delete(window);
  });
  const askPages = async () => {
    for (const [window, page] of pages)
      window.webContents.unsaved = await (await page).evaluate(hasUnsavedText).catch(() => false);
  };
  const pressInPage = async (keys: string) => {
    const [, page] = [...pages].find(([window]) => window.focused) ?? [];
    await (await page)?.keyboard.press(keys);
  };
  return { askPages, pressInPage };
}

/** In the page. */
const hasUnsavedText = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function newPage(context: BrowserContext, window: FakeWindow): Promise<Page> {
  const page = await context.newPage();
  const [width, height] = window.getContentSize();
  await page.setViewportSize({ width, height });
  window.on('resize', () => {
    const [newWidth, newHeight] = window.getContentSize();
    void page.setViewportSize({ width: newWidth, height: newHeight }).catch(() => undefined);
  });
  // electron.d.ts, `did-navigate-in-page`: the history of the page counts, too.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !window.isDestroyed())
      window.webContents.url = frame.url().replace(ORIGIN, 'app://polaris');
  });
  window.webContents.on('will-prevent-unload', ({ defaultPrevented }) => {
    if (defaultPrevented) leaving.add(window);
  });
  // Electron shows no dialog: it stays on the page unless the app prevents `will-prevent-unload`.
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') return void dialog.dismiss();
    window.webContents.unsaved = !leaving.has(window);
    void (window.webContents.canUnload() ? dialog.accept() : dialog.dismiss());
  });
  window.webContents.on('fake-reload', () => void page.reload().catch(ignoreAborted));
  window.webContents.on(
    'fake-history',
    (step: number) => void (step < 0 ? page.goBack() : page.goForward()),
  );
  window.webContents.on('fake-sent', (channel: string, message: unknown) => {
    // A page that is just loading reads the state itself afterwards.
    void callInPage(page, '__send', channel, message);
  });
  return page;
}

async function load(page: Page, window: FakeWindow): Promise<Page> {
  // As in Electron, a page may navigate elsewhere while it loads.
  await page.goto(window.url.replace('app://polaris', ORIGIN)).catch(ignoreAborted);
  leaving.delete(window);
  await show(page, window.visible);
  return page;
}

async function show(page: Page, shown: boolean): Promise<void> {
  if (shown) await page.bringToFront();
  await callInPage(page, '__show', shown);
}

const callInPage = (page: Page, name: string, ...args: unknown[]) =>
  page
    .evaluate(
      ([called, given]) =>
        (globalThis as unknown as Record<string, ((...all: unknown[]) => void) | undefined>)[
          called
        ]?.(...given),
      [name, args] as const,
    )
    .catch(() => undefined);

function ignoreAborted(error: Error): void {
  if (!error.message.includes('net::ERR_ABORTED')) throw error;
}

async function respond(route: Route, handle: (request: Request) => Promise<Response> | Response) {
  const routed = route.request();
  const body = routed.postDataBuffer();
  const request = new Request(routed.url().replace(ORIGIN, 'app://polaris'), {
    method: routed.method(),
    headers: routed.headers(),
    ...(body && { body: new Uint8Array(body) }),
  });
  const response = await handle(request);
  // lib/browser/api/protocol.ts: `Response.error()` becomes net::ERR_FAILED.
  if (response.type === 'error') return route.abort('failed');
  return route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}
