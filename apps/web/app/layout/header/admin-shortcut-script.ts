import { dataSelector } from '@polaris/contracts/browser-names';

/** Ctrl+Shift+Space, on pages that support it. */
export function startAdminShortcut(): void {
  if (!document.querySelector(dataSelector('adminShortcut'))) return;
  addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== 'Space') return;
    event.preventDefault();
    location.assign('/admin');
  });
}
