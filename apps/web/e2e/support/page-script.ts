import type { Page } from '@playwright/test';

/**
 * Waits for the page's script, which loads after the first paint, like a person who looks at the page first.
 */
export function awaitPageScript(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const open = page[name].bind(page) as (...given: unknown[]) => Promise<never>;
    page[name] = async (...given: unknown[]) => {
      const response = await open(...given);
      await startedScript(page);
      return response;
    };
  }
}

/** Loaded after the stylesheet; a script runs once. */
const startedScript = (page: Page): Promise<unknown> =>
  page
    .evaluate(async () => {
      const script = document.querySelector('script[data-page-script]');
      if (!script || matchMedia('(scripting: none)').matches) return;
      const hasStyles = () =>
        [...document.styleSheets].some(({ href }) => href?.includes('/public-'));
      for (let waits = 0; waits < 250 && !hasStyles(); waits += 1)
        await new Promise((done) => setTimeout(done, 10));
      await import(script.getAttribute('data-page-script')!);
    })
    // A page without scripts, or one that has redirected.
    .catch(() => undefined);
