import type { Locator, Page } from '@playwright/test';

/** The steps of a job: keys, clicks, and typed letters. */
export interface Steps {
  keys: number;
  clicks: number;
  letters: number;
}

/** Operates a page and counts each step. A chord such as Control+K is one key. */
export class StepCounter {
  readonly steps: Steps = { keys: 0, clicks: 0, letters: 0 };
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.steps.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Types text such as names and subjects, which cannot be avoided. */
  async write(text: string): Promise<void> {
    this.steps.letters += text.length;
    await this.page.keyboard.type(text);
  }

  async click(target: Locator, modifiers: 'Shift'[] = []): Promise<void> {
    this.steps.clicks += 1;
    await target.click({ modifiers });
  }

  /** Picks from a list in two clicks. */
  async pick(list: Locator, label: string): Promise<void> {
    this.steps.clicks += 2;
    await list.selectOption(label);
  }
}
