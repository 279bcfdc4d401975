import type { Page } from '@playwright/test';

/** Triggers a first interaction, and waits until the deferred scripts have started. */
export const touchPage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await import(document.querySelector('script[data-rest]')!.getAttribute('data-rest')!);
  });
