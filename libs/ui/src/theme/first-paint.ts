import { storageKeys } from '@polaris/contracts/browser-names';
import { surfaces } from './surfaces.ts';

/**
 * Sets the theme's class before anything is painted. Inline in the head, so it is text, short and
 * without imports; theme.ts takes over as soon as it has loaded.
 */
export const firstPaintScript =
  `try{var t=localStorage.getItem('${storageKeys.theme}'),d=document,c=d.documentElement.classList;` +
  "if(t=='dark'||t=='system'&&matchMedia('(prefers-color-scheme:dark)').matches)" +
  `c.replace('light','dark'),d.querySelector('[name=theme-color]').content='${surfaces.dark}'}catch(e){}`;
