/*
 * The built app without Electron: the real main script over a fake of the calls it makes, its windows
 * as pages of a real Chromium with the real preload script, their origin answered by the real
 * protocol handler.
 */
import { type BrowserContext, type Page, type Route, expect } from '@playwright/test';
import type { MenuItemConstructorOptions } from 'electron';
import { mkdtempSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as FakeElectron from '../testing/electron.ts';
import type { FakeWindow } from '../testing/fake-window.ts';
import type { Desk } from './desktop-app.ts';

/** Stands for app://polaris: a browser takes no origin of a scheme that it does not know. */
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

/** What Electron gives a preload script, before any script of the page runs. */
const bridge = `(() => {
  const listeners = new Map();
  window.__tell = (channel, message) =>
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

export async function openHarness(context: BrowserContext): Promise<Desk> {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-desk-'));
  // Named as the app's own import is, so that both get the same one.
  const { app, fake, powerMonitor } = (await import('electron')) as unknown as typeof FakeElectron;
  fake.folder = folder;
  fake.taken.add('Control+Shift+Space');
  const session = () => fake.sessions.get(PARTITION)!;
  const pages = new Map<FakeWindow, Promise<Page>>();

  await context.addInitScript({ content: bridge });
  await context.route(`${ORIGIN}/**`, (route) => answer(route, session().protocols.get('app')!));
  await context.exposeBinding('__invoke', ({ frame }, channel: string, args: unknown[]) => {
    const senderFrame = { url: frame.url().replace(ORIGIN, 'app://polaris'), parent: null };
    const call = fake.calls.get(channel);
    if (!call) throw new Error(`No handler registered for '${channel}'`);
    return call({ senderFrame } as never, ...args);
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
  // In Electron's order: `ready` comes once the entry has been evaluated.
  await import(new URL('main/main.js', out).href);
  app.becomeReady();

  const pageOf = async (index: number) => {
    const page = await pages.get(fake.windows()[index]!)!;
    await page.bringToFront();
    return page;
  };
  return {
    folder,
    main: () => pageOf(0),
    openCapture: () => {
      fake.shortcuts.get('Control+Shift+L')!();
      return pageOf(1);
    },
    isCaptureShown: async () => fake.windows()[1]?.isVisible() ?? false,
    choose: async (label) => void clickEntry(fake.menu, label),
    setConnected: async (connected) => void (session().connected = connected),
    openNews: async (title) => {
      powerMonitor.emit('resume');
      const find = () => fake.notifications.find(({ options }) => options.title === title);
      await expect.poll(() => find() !== undefined).toBe(true);
      find()!.emit('click');
    },
    browser: {
      asked: () => fake.outside.at(-1) ?? '',
      openLink: (address) => void app.emit('second-instance', {}, ['polaris', address]),
    },
    close: async () => undefined,
  };
}

async function newPage(context: BrowserContext, window: FakeWindow): Promise<Page> {
  const page = await context.newPage();
  const { width = 1280, height = 800 } = window.options;
  await page.setViewportSize({ width, height });
  window.webContents.on(
    'fake-history',
    (step: number) => void (step < 0 ? page.goBack() : page.goForward()),
  );
  window.webContents.on('fake-sent', (channel: string, message: unknown) => {
    const tell = (given: unknown[]) =>
      (globalThis as unknown as { __tell?: (...args: unknown[]) => void }).__tell?.(...given);
    // A page between two places hears of the change when it asks.
    void page.evaluate(tell, [channel, message]).catch(() => undefined);
  });
  return page;
}

async function load(page: Page, window: FakeWindow): Promise<Page> {
  // As in Electron, a page that goes elsewhere meanwhile has its way.
  await page.goto(window.url.replace('app://polaris', ORIGIN)).catch(ignoreAborted);
  return page;
}

function ignoreAborted(error: Error): void {
  if (!error.message.includes('net::ERR_ABORTED')) throw error;
}

async function answer(route: Route, handle: (request: Request) => Promise<Response> | Response) {
  const asked = route.request();
  const body = asked.postDataBuffer();
  const request = new Request(asked.url().replace(ORIGIN, 'app://polaris'), {
    method: asked.method(),
    headers: asked.headers(),
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

function clickEntry(menu: MenuItemConstructorOptions[], label: string): void {
  const entries = menu.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  const entry = entries.find((one) => one.label === label);
  if (!entry?.click) throw new Error(`There is no entry ${label} in the menu.`);
  (entry.click as () => void)();
}
