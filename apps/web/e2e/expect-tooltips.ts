import { type Page, expect } from '@playwright/test';

/** Each control that shows no words has a tooltip that says its name, which the keyboard opens. */
export async function expectTooltips(page: Page): Promise<void> {
  const names = await page.evaluate(markWordless);
  for (const [index, name] of names.entries()) {
    // A key that does nothing: what is focused after it is focused by keyboard.
    await page.keyboard.press('F9');
    const reached = await page.evaluate(focusMarked, index);
    if (reached) await expect(page.getByRole('tooltip'), name).toHaveText(name);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** The accessible names of the controls without words, in the order of their marks. */
function markWordless(): string[] {
  const showsWords = (control: Element): boolean => {
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
      width > 1 && height > 1 && control.checkVisibility() && !isLabeled && !showsWords(control)
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

/** False for what cannot be reached now, such as what lies below a modal dialog. */
function focusMarked(index: number): boolean {
  const control = document.querySelector<HTMLElement>(`[data-wordless="${index}"]`);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // As if by Tab, which from the last control would leave the page.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  control?.focus({ preventScroll: true });
  return document.activeElement === control;
}
