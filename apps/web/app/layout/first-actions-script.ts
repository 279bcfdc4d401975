import { dataSelector } from '@polaris/contracts/browser-names';

/** Ctrl+Shift+Space opens the admin area, on pages that support it. */
const adminShortcut =
  'addEventListener("keydown",e=>{' +
  'if(e.ctrlKey&&e.shiftKey&&e.code=="Space"&&' +
  `document.querySelector('${dataSelector('adminShortcut')}'))` +
  'e.preventDefault(),location.assign("/admin")});';

/** 'Let's Talk' scrolls to the last section, where keyboard navigation continues. An admin page may have none yet. */
const talkButtons =
  'addEventListener("submit",e=>{' +
  `if(!e.target.matches('${dataSelector('talk')}'))return;` +
  'let s=[...document.querySelectorAll("main section")].at(-1);' +
  'if(s||location.pathname.startsWith("/admin"))e.preventDefault();' +
  'if(!s)return;' +
  's.scrollIntoView({behavior:matchMedia("(prefers-reduced-motion:reduce)").matches?"auto":"smooth"});' +
  's.tabIndex=-1;s.focus({preventScroll:true})});';

/** What a visitor may do as soon as the page shows. Inline in the head, as the other scripts come later. */
export const firstActionsScript = adminShortcut + talkButtons;
