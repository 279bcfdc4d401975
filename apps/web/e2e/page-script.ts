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

/** The page asks for its stylesheet first, at the latest after two seconds; a script runs once. */
const startedScript = (page: Page): Promise<unknown> =>
  page
    .evaluate(async () => {
      const script = document.querySelector('script[data-page-script]');
      if (!script || matchMedia('(scripting: none)').matches) return;
      const isAskedFor = () =>
        document.querySelector('style[data-rest]')?.previousElementSibling?.localName !==
        'noscript';
      for (let waits = 0; waits < 250 && !isAskedFor(); waits += 1)
        await new Promise((done) => setTimeout(done, 10));
      await import(script.getAttribute('data-page-script')!);
    })
    // A page without scripts, or one that has led on to another by itself.
    .catch(() => undefined);
