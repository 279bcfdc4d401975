import { type Page, expect } from '@playwright/test';

/** Expects each icon control to have a tooltip with its name, opened by keyboard. */
export async function expectTooltips(page: Page): Promise<void> {
  const names = await page.evaluate(markIconControls);
  for (const [index, name] of names.entries()) {
    // A key without effect, so that later focus counts as keyboard focus.
    await page.keyboard.press('F9');
    const reached = await page.evaluate(focusMarked, index);
    if (reached) await expect(page.getByRole('tooltip'), name).toHaveText(name);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** The accessible names of icon controls, in the order of their markers. */
function markIconControls(): string[] {
  const hasVisibleText = (control: Element): boolean => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode as Text;
      const { width } = parentElement!.getBoundingClientRect();
      if (/[\p{L}\p{N}]/u.test(data) && width > 1 && parentElement!.checkVisibility()) return true;
    }
    return false;
  };
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input[type=radio]')];
  const wordless = controls.filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    const isLabeled = control instanceof HTMLInputElement && control.labels!.length > 0;
    return (
      width > 1 && height > 1 && control.checkVisibility() && !isLabeled && !hasVisibleText(control)
    );
  });
  for (const marked of document.querySelectorAll('[data-wordless]'))
    marked.removeAttribute('data-wordless');
  wordless.forEach((control, index) => (control.dataset.wordless = String(index)));
  return wordless.map((control) => {
    const named = control.cloneNode(true) as HTMLElement;
    for (const hidden of named.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return named.ariaLabel ?? named.textContent.trim();
  });
}

/** False for unreachable controls, such as those under a modal dialog. */
function focusMarked(index: number): boolean {
  const control = document.querySelector<HTMLElement>(`[data-wordless="${index}"]`);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // Like Tab, which would leave the page after the last control.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  control?.focus({ preventScroll: true });
  return document.activeElement === control;
}
