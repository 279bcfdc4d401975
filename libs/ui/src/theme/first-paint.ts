import { storageKeys } from '@polaris/contracts/browser-names';
import { surfaces } from './surfaces.ts';

/**
 * Sets the theme's class before the first paint. It is inline in the head, so it is a short string
 * without imports; theme.ts takes over once it has loaded.
 */
export const firstPaintScript =
  `try{var t=localStorage.getItem('${storageKeys.theme}'),d=document,e=d.documentElement;` +
  "if(t=='dark'||t=='system'&&matchMedia('(prefers-color-scheme:dark)').matches)" +
  `e.classList.replace('light','dark'),d.querySelector('[name=theme-color]').content='${surfaces.dark}'}catch{}`;
