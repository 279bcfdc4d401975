import { dataSelector } from '@polaris/contracts/browser-names';

/** The browser opens and closes the menus; a used link or button closes its menu. */
export function startMenus(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const used = target.closest(`a, [type=submit], ${dataSelector('account', 'sign-out')}`);
    used?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  document.addEventListener('toggle', ({ target }) => showExpanded(target), { capture: true });
  // Opened before this script loaded.
  for (const menu of document.querySelectorAll(':popover-open')) showExpanded(menu);
}

/** Keeps `aria-expanded` of the button up to date. */
function showExpanded(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.popover) return;
  const button = document.querySelector(
    `[popovertarget="${target.id}"]:not([popovertargetaction])`,
  );
  button?.setAttribute('aria-expanded', String(target.matches(':popover-open')));
}
