import { clearNavigations } from './navigations.ts';

/** Leaves the next file a page as a browser opens it. */
export function afterFile(): void {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  document.title = '';
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  clearNavigations();
  history.replaceState(null, '', '/');
}
