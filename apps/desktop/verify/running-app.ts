import { type Browser, type BrowserContext, type Page, chromium, expect } from '@playwright/test';
import { rmSync } from 'node:fs';
import type { ShellState } from '../src/bridge/bridge.ts';
import { type DataFolder, newDataFolder } from './data-folder.ts';
import { commandOf } from './executable.ts';
import { type StartedApp, kill, startApp } from './start-app.ts';
import { System } from './system.ts';

export interface Target {
  /** A binary, an installed app, or the stand-in. */
  path: string;
  /** Arguments before ours, such as the folder of an app that is not packed. */
  args: string[];
  platform: NodeJS.Platform;
  /** The origin of the app's pages. */
  origin: string;
  /** Whether the system opens `polaris://` links with it. */
  opensLinks: boolean;
  /** The variables that the app is started with. */
  env: Record<string, string>;
}

/**
 * An app that runs, as its user has it: driven through its pages, by the DevTools protocol, and through the
 * system. It is never told what to do from inside its main process.
 */
export class RunningApp {
  readonly data: DataFolder;
  readonly system: System;
  private started: StartedApp | undefined;
  private browser: Browser | undefined;
  /** Milliseconds from the start to the first page. */
  opened = 0;
  /** Called after each start, before anything else is done. */
  onStart: () => Promise<void> = async () => undefined;
  readonly target: Target;

  constructor(target: Target) {
    this.target = target;
    this.data = newDataFolder(target.platform);
    this.system = new System(target.platform, { ...process.env, ...target.env, ...this.data.env });
  }

  /** Starts it, or starts it again on the same data. */
  async start(): Promise<void> {
    const begun = performance.now();
    const { path, args, env } = this.target;
    this.started = await startApp([...commandOf(path), ...args], {
      ...this.data,
      env: { ...env, ...this.data.env },
    });
    // Without defaults: Playwright would emulate the focus, which keeps hidden windows visible.
    this.browser = await chromium.connectOverCDP(this.started.endpoint, { noDefaults: true });
    // The app decides about pages with unsaved text; Playwright would otherwise close such a question.
    this.context.on('dialog', () => undefined);
    await this.onStart();
    await this.main();
    this.opened = Math.round(performance.now() - begun);
  }

  get context(): BrowserContext {
    return this.browser!.contexts()[0]!;
  }

  get pid(): number {
    return this.started!.process.pid!;
  }

  get output(): string {
    return this.started?.output() ?? '';
  }

  get endpoint(): string {
    return this.started!.endpoint;
  }

  get hasEnded(): boolean {
    const { exitCode, signalCode } = this.started!.process;
    return exitCode !== null || signalCode !== null;
  }

  /** Chooses an item of the menu bar. */
  choose(label: string): void {
    this.system.clickMenu(label);
  }

  /** The page of the main window. */
  main(): Promise<Page> {
    return this.page((path) => path !== '/capture');
  }

  /** Opens quick capture by its shortcut, and returns its page. */
  async openCapture(): Promise<Page> {
    this.system.press('Control+Shift+Y');
    const page = await this.page((path) => path === '/capture');
    await expect.poll(() => isShown(page)).toBe(true);
    return page;
  }

  async closeCapture(): Promise<void> {
    const page = await this.page((path) => path === '/capture');
    await page.keyboard.press('Escape');
    await expect.poll(() => this.isCaptureShown()).toBe(false);
  }

  async isCaptureShown(): Promise<boolean> {
    const page = this.find((path) => path === '/capture');
    return page !== undefined && isShown(page);
  }

  async isMainShown(): Promise<boolean> {
    return isShown(await this.main());
  }

  /** What the app says about itself. */
  async state(): Promise<ShellState> {
    return (await this.main()).evaluate(() => window.polaris.readState());
  }

  async kill(): Promise<void> {
    // It may not have started.
    if (this.started) await kill(this.started);
    await this.browser?.close().catch(() => undefined);
  }

  /** Ends it and deletes its data, which no other run had before. */
  async dispose(): Promise<void> {
    await this.kill();
    try {
      // Its other processes hold files for a moment longer.
      rmSync(this.data.path, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    } catch {
      // An updated app has started again, and holds them for good: the next run says so.
    }
  }

  private find(matches: (path: string) => boolean): Page | undefined {
    return this.context.pages().find((page) => {
      const url = URL.parse(page.url());
      return page.url().startsWith(`${this.target.origin}/`) && url && matches(url.pathname);
    });
  }

  private async page(matches: (path: string) => boolean): Promise<Page> {
    await expect.poll(() => this.find(matches) !== undefined).toBe(true);
    return this.find(matches)!;
  }
}

/** Whether the window of a page is shown: Chromium tells the page. */
const isShown = (page: Page) =>
  page.evaluate(() => document.visibilityState === 'visible').catch(() => false);
