import { type Page, expect } from '@playwright/test';
import { owner } from '../../../web/e2e/support/start-polaris.ts';
import { settled } from '../../e2e/visual-check.ts';
import type { CutProxy } from '../../verify/cut-proxy.ts';
import type { RunningApp } from '../../verify/running-app.ts';
import type { Picture, Scene } from './sheet.ts';
import { type System, setTitleBarArea, systemFrames } from './system-frames.ts';

/** The current time shown on the pages; records are from the days before. */
export const NOW = new Date('2026-03-03T10:00:00Z');

const CUSTOMERS = '/admin/customers';
const WIDE = { width: 1280, height: 800 };
const RECORD = { width: 960, height: 720 };
const SMALLEST = { width: 720, height: 480 };

/** Takes pictures of an app that simulates a system, scene by scene, each in both themes. */
export class PictureTaker {
  readonly pictures: Picture[] = [];
  private readonly desktop: RunningApp;
  private readonly line: CutProxy;
  private readonly system: System;

  constructor(desktop: RunningApp, line: CutProxy, system: System) {
    this.desktop = desktop;
    this.line = line;
    this.system = system;
  }

  async takeAll(): Promise<void> {
    const page = await this.desktop.main();
    await page.setViewportSize(WIDE);
    await this.signIn(page);
    await this.open(page, CUSTOMERS);
    await this.take('main', page, WIDE);
    await this.takeRecord(page);
    await this.takeCapture();
    await this.line.set('refused');
    await page.bringToFront();
    await page.setViewportSize(SMALLEST);
    await this.open(page, CUSTOMERS);
    await page.getByText('No connection to your server.').waitFor();
    await this.take('narrow', page, SMALLEST);
  }

  private async signIn(page: Page): Promise<void> {
    await page.getByRole('textbox', { name: 'Address' }).fill(this.line.url);
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  }

  /** Uses a new page, so that no dialog or menu stays open. */
  private async open(page: Page, path: string): Promise<void> {
    await page.clock.setFixedTime(NOW);
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Maya Okafor' }).first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  }

  private async takeRecord(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Maya Okafor' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Maya Okafor' }).waitFor();
    const path = new URL(page.url()).pathname;
    this.desktop.system.press('Control+Shift+N');
    const other = () =>
      this.desktop.context.pages().find((one) => one !== page && one.url().endsWith(path));
    await expect.poll(() => other() !== undefined).toBe(true);
    const record = other()!;
    await record.setViewportSize(RECORD);
    await record.getByRole('heading', { level: 1, name: 'Maya Okafor' }).waitFor();
    await this.take('record', record, RECORD);
  }

  private async takeCapture(): Promise<void> {
    const page = await this.desktop.openCapture();
    await page.clock.setFixedTime(NOW);
    const line = page.getByRole('textbox', { name: 'What to log' });
    await line.fill('call maya about invoice friday');
    await page.getByText('Maya Okafor · ').waitFor();
    await this.take('line', page);
    await line.press('Tab');
    await page.getByLabel('Subject').waitFor();
    await this.take('fields', page);
    await page.keyboard.press('Escape');
  }

  private async take(scene: Scene, page: Page, size?: typeof WIDE): Promise<void> {
    await page.bringToFront();
    await page.evaluate(setTitleBarArea, systemFrames[this.system].insets);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(theme);
      await page.evaluate(settled);
      const { width, height } = size ?? (await page.evaluate(sizeOfWindow));
      const png = await page.screenshot({ caret: 'hide' });
      this.pictures.push({ system: this.system, theme, scene, width, height, png });
    }
  }
}

/** Runs in the page. */
const sizeOfWindow = () => ({ width: innerWidth, height: innerHeight });
