import { dataSelector } from '@polaris/contracts/browser-names';

/** Ctrl+Shift+Space opens the admin area, on pages that support it. */
const adminShortcut =
  `onkeydown=e=>{e.ctrlKey&&e.shiftKey&&e.code=='Space'&&document.querySelector('${dataSelector('adminShortcut')}')` +
  "&&(e.preventDefault(),location='/admin')};";

/**
 * 'Let's Talk' scrolls to the last section, where keyboard navigation continues. An admin page may not have one yet.
 */
const talkButtons =
  "onsubmit=e=>{let s=[...document.querySelectorAll('main section')].pop();" +
  `e.target.matches('${dataSelector('talk')}')&&(s||/^.admin/.test(location.pathname))&&(e.preventDefault(),s&&` +
  "(s.scrollIntoView({behavior:matchMedia('(prefers-reduced-motion:reduce)').matches?'auto':'smooth'})," +
  's.tabIndex=-1,s.focus({preventScroll:!0})))}';

/** Actions that work as soon as the page is visible. Inline in the head, as the other scripts load later. */
export const firstActionsScript = `${adminShortcut}${talkButtons};`;
