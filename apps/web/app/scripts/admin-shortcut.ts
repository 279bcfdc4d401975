/** Ctrl+Shift+Space, on the pages that offer it. */
export function startAdminShortcut(): void {
  if (!document.querySelector('[data-admin-shortcut]')) return;
  addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== 'Space') return;
    event.preventDefault();
    location.assign('/admin');
  });
}
