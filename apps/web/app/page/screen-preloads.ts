import { hydrate, screens } from 'virtual:screen-scripts';

/** Paths without a parameter first: `/admin/invoices/new` is not a record. */
const patterns = Object.keys(screens).sort(
  (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
);

const fits = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(':id', '\\d+')}$`).test(pathname);

/** Preloads scripts of a hydrated page that its route does not list, such as the owner's screen. */
export function withPreloads(html: string, screenPath: string | undefined): string {
  const pattern = patterns.find((one) => screenPath && fits(one, screenPath));
  const scripts = new Set([...hydrate, ...(pattern ? screens[pattern]! : [])]);
  const links = [...scripts]
    .filter((script) => !html.includes(`href="${script}"`))
    .map((script) => `<link rel="modulepreload" href="${script}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
