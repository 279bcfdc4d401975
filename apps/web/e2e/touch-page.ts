import type { Page } from '@playwright/test';

/** As a visitor's first touch does, loads the scripts that wait for it; ends when they have started. */
export const touchPage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await import(document.querySelector('script[data-rest]')!.getAttribute('data-rest')!);
  });
