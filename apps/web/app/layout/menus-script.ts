import { dataSelector } from '@polaris/contracts/browser-names';

/** The browser opens and closes the menus; a link or button that was used closes its own. */
export function startMenus(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const used = target.closest(`a, [type=submit], ${dataSelector('account', 'sign-out')}`);
    used?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  document.addEventListener('toggle', ({ target }) => showExpanded(target), { capture: true });
  // Opened before this script came.
  for (const menu of document.querySelectorAll(':popover-open')) showExpanded(menu);
}

/** Says on the button itself whether its menu is open. */
function showExpanded(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.popover) return;
  const button = document.querySelector(
    `[popovertarget="${target.id}"]:not([popovertargetaction])`,
  );
  button?.setAttribute('aria-expanded', String(target.matches(':popover-open')));
}
