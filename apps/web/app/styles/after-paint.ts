import { type DataName, dataAttributes, dataSelector } from '@polaris/contracts/browser-names';
import { heldClicks } from '../browser/held-clicks.ts';

/** As a script reads it: `data-rest` is `dataset.rest`. */
const inDataset = (name: DataName): string =>
  `dataset.${dataAttributes[name].slice('data-'.length).replace(/-(.)/g, (_, first: string) => first.toUpperCase())}`;

const rest = inDataset('rest');

/** In a browser that does not say when it has painted. */
const LATEST_MS = 2000;

/**
 * Brings what the first paint does not wait for, once it has been seen: the whole stylesheet, which takes
 * the place of the part in the page, the fonts that it names, and the page's script. A click that came
 * before the script is sent again. Where the service worker has the files at hand, they are asked for at
 * once and the page is shown with them. It is inline in the head, behind that part.
 */
export const afterPaintScript =
  `{let d=document,o=d.currentScript,s=d.querySelector('style${dataSelector('rest')}'),` +
  `a=p=>s.before(Object.assign(d.createElement('link'),p)),` +
  `p,w=navigator.serviceWorker?.controller,r=()=>removeEventListener('click',h,!0),` +
  `g=()=>p??=(o.${inDataset('fonts')}.split(' ').map(href=>` +
  `a({rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href})),` +
  `a({rel:'stylesheet',href:s.${rest},blocking:w?'render':'',` +
  `onload(){s.remove()},onerror(){delete s.${rest}}}),` +
  `import(o.${inDataset('pageScript')}).then(r,r)),` +
  `h=e=>{let t=e.target;if(t.closest?.('a,button')?.closest('${heldClicks}')&&` +
  `!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))e.preventDefault(),e.stopImmediatePropagation(),` +
  `g().then(()=>t.dispatchEvent(new e.constructor(e.type,e)))};` +
  `addEventListener('click',h,!0);` +
  `if(w||d.hidden)g();else{setTimeout(g,${LATEST_MS});` +
  `new PerformanceObserver(g).observe({type:'paint',buffered:!0})}}`;
