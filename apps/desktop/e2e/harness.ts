/*
 * The built app without Electron: the real main script runs on the fake Electron. Its windows are pages
 * of a real Chromium, with the real preload script, and the real protocol handler serves their origin.
 */
import { type BrowserContext, type Page, type Route, expect } from '@playwright/test';
import type { MenuItemConstructorOptions } from 'electron';
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as FakeElectron from '../testing/electron.ts';
import type { FakeWindow } from '../testing/fake-window.ts';
import type { DesktopApp } from './desktop-app.ts';

/** Replaces app://polaris: Chromium does not load pages of an unknown scheme. */
const ORIGIN = 'https://polaris.app.invalid';
const PARTITION = 'persist:polaris';

const out = new URL('../out/', import.meta.url);
const preload = readFileSync(new URL('preload/preload.cjs', out), 'utf8');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: new URL('../testing/electron.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

/** Runs the preload script with its Electron APIs before any script of the page. */
const preloadScript = `(() => {
  const listeners = new Map();
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

export async function openHarness(context: BrowserContext): Promise<DesktopApp> {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-desktop-'));
  // Chromium's process_singleton_posix.cc: on Linux and macOS a link to host and process id, without a target.
  symlinkSync('host-1', join(folder, 'SingletonLock'));
  // The same specifier as in the app, so that both get the same module instance.
  const { app, fake, powerMonitor } = (await import('electron')) as unknown as typeof FakeElectron;
  fake.folder = folder;
  fake.takenShortcuts.add('Control+Shift+Space');
  const session = () => fake.sessions.get(PARTITION)!;
  const pages = new Map<FakeWindow, Promise<Page>>();

  await context.addInitScript({ content: preloadScript });
  await context.route(`${ORIGIN}/**`, (route) => respond(route, session().protocols.get('app')!));
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
  fake.opened.on('destroy', (window: FakeWindow) => {
    void pages.get(window)?.then((page) => page.close());
    pages.delete(window);
  });
  // As in Electron, `ready` is emitted after the entry was evaluated.
  await import(new URL('main/main.js', out).href);
  app.emitReady();

  const pageOf = async (index: number) => {
    const page = await pages.get(fake.windows()[index]!)!;
    await page.bringToFront();
    return page;
  };
  return {
    folder,
    main: () => pageOf(0),
    openCapture: () => {
      fake.shortcuts.get('Control+Shift+Y')!();
      return pageOf(1);
    },
    isCaptureShown: async () => fake.windows()[1]?.isVisible() ?? false,
    choose: async (label) => void clickItem(fake.menu, label),
    setConnected: async (connected) => void (session().connected = connected),
    openNotification: async (title) => {
      powerMonitor.emit('resume');
      const find = () => fake.notifications.find(({ options }) => options.title === title);
      await expect.poll(() => find() !== undefined).toBe(true);
      find()!.emit('click');
    },
    browser: {
      openedUrl: () => fake.openedExternally.at(-1) ?? '',
      openLink: (link) => void app.emit('second-instance', {}, ['polaris', link]),
    },
    close: async () => undefined,
  };
}

async function newPage(context: BrowserContext, window: FakeWindow): Promise<Page> {
  const page = await context.newPage();
  const [width, height] = window.getContentSize();
  await page.setViewportSize({ width, height });
  // Electron shows no dialog: it stays on the page unless the app prevents `will-prevent-unload`.
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') return void dialog.dismiss();
    window.webContents.unsaved = true;
    void (window.webContents.canUnload() ? dialog.accept() : dialog.dismiss());
  });
  window.webContents.on(
    'fake-history',
    (step: number) => void (step < 0 ? page.goBack() : page.goForward()),
  );
  window.webContents.on('fake-sent', (channel: string, message: unknown) => {
    const send = (args: unknown[]) =>
      (globalThis as unknown as { __send?: (...args: unknown[]) => void }).__send?.(...args);
    // A page that is just loading reads the state itself afterwards.
    void page.evaluate(send, [channel, message]).catch(() => undefined);
  });
  return page;
}

async function load(page: Page, window: FakeWindow): Promise<Page> {
  // As in Electron, a page may navigate elsewhere while it loads.
  await page.goto(window.url.replace('app://polaris', ORIGIN)).catch(ignoreAborted);
  return page;
}

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
  if (response.type === 'error') return route.abort('internetdisconnected');
  return route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

function clickItem(menu: MenuItemConstructorOptions[], label: string): void {
  const items = menu.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  const item = items.find((one) => one.label === label);
  if (!item?.click) throw new Error(`The menu has no item ${label}.`);
  (item.click as () => void)();
}
