import type { Page } from '@playwright/test';

/**
 * A page asks for its script once it has been painted: from here on, who opens an address finds it
 * started, as a person does who takes a moment to look.
 */
export function awaitPageScript(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const open = page[name].bind(page) as (...given: unknown[]) => Promise<never>;
    page[name] = async (...given: unknown[]) => {
      const answer = await open(...given);
      await startedScript(page);
      return answer;
    };
  }
}

/** One that is imported twice runs once. */
const startedScript = (page: Page): Promise<unknown> =>
  page
    .evaluate(async () => {
      const script = document.querySelector('script[data-page-script]');
      if (script) await import(script.getAttribute('data-page-script')!);
    })
    // A page without scripts, or one that has led on to another by itself.
    .catch(() => undefined);
