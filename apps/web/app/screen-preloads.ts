import { hydrate, screens } from 'virtual:screen-scripts';

/** As `/admin/invoices/new` is no record, those without a parameter come first. */
const patterns = Object.keys(screens).sort(
  (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
);

const fits = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(':id', '\\d+')}$`).test(pathname);

/** Names the scripts of a hydrated page that its route does not know of; those of the owner's screen, too. */
export function withPreloads(html: string, screenPath: string | undefined): string {
  const pattern = patterns.find((one) => screenPath && fits(one, screenPath));
  const scripts = new Set([...hydrate, ...(pattern ? screens[pattern]! : [])]);
  const links = [...scripts]
    .filter((script) => !html.includes(`href="${script}"`))
    .map((script) => `<link rel="modulepreload" href="${script}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
