/**
 * Sets the theme's class before anything is painted. Inline in the head, so it is text, short and
 * without imports; theme.ts takes over as soon as it has loaded.
 */
export const firstPaintScript =
  "try{var t=localStorage.getItem('theme'),c=document.documentElement.classList;" +
  "if(t=='dark'||t=='system'&&matchMedia('(prefers-color-scheme:dark)').matches)" +
  "c.replace('light','dark')}catch(e){}";
