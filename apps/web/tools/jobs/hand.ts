import type { Locator, Page } from '@playwright/test';

/** What a job took: keys that were pressed, clicks, and letters of what had to be written. */
export interface Steps {
  keys: number;
  clicks: number;
  letters: number;
}

/** Works with a page and counts each step. A chord such as Control+K is one key. */
export class Hand {
  readonly steps: Steps = { keys: 0, clicks: 0, letters: 0 };
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.steps.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Writes where the cursor is: names, subjects and answers, which no screen can spare anyone. */
  async write(text: string): Promise<void> {
    this.steps.letters += text.length;
    await this.page.keyboard.type(text);
  }

  async click(target: Locator): Promise<void> {
    this.steps.clicks += 1;
    await target.click();
  }

  /** Chooses a file: one click on the field, one on the file. */
  async choose(field: Locator, name: string, csv: string): Promise<void> {
    this.steps.clicks += 2;
    await field.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  }
}
