import Beasties from 'beasties';
import postcss, { type Root } from 'postcss';
import publicCss from '../public.css?inline';
import { CRITICAL_STYLES } from './placeholder.ts';

const beasties = new Beasties({
  external: false,
  fonts: false,
  // The theme is set in the browser, before the first paint. Beasties cannot match the others: nested
  // selectors (`[&>svg]:size-5`), and `:is()` with an attribute (`group-aria-[current]:underline`).
  allowRules: [/\.dark\b/, /\\&/, /\[aria-current\]/],
  logLevel: 'silent',
});

/** The fallbacks for browsers without `@property`, which get them with the full stylesheet. */
const FALLBACKS = /@layer properties\s*\{@supports.*?\}\s*\}\s*\}/s;

const publicStyles = firstPaintStyles(postcss.parse(publicCss.replace(FALLBACKS, '')));

/** Drops styles that are not needed before the full stylesheet: print, hover and focus. */
function firstPaintStyles(styles: Root): string {
  styles.walkAtRules((rule) => {
    if (rule.name === 'page' || /^print$|\(hover:hover\)/.test(rule.params)) rule.remove();
  });
  styles.walkRules((rule) => {
    const shown = rule.selectors.filter(
      (selector) => !/(?<!\\):(hover|focus|active)/.test(selector),
    );
    if (shown.length === 0) rule.remove();
    else if (shown.length < rule.selectors.length) rule.selectors = shown;
  });
  return styles.toString();
}

/** Beasties drops all fonts; this keeps the system fallbacks, which are needed until the web fonts have loaded. */
const systemFonts = (publicStyles.match(/@font-face\s*\{[^}]*\}/g) ?? [])
  .filter((face) => !face.includes('url('))
  .join('');

/** Inlines the public styles that match the page's elements. */
export async function inlineCriticalStyles(html: string): Promise<string> {
  const page = await beasties.process(html.replace(CRITICAL_STYLES, () => publicStyles));
  // Only the styles are used; the markup stays as React rendered it.
  const styles = postcss.parse(/<style[^>]*>(.*?)<\/style>/s.exec(page)?.[1] ?? '');
  removeUnusedCustomProperties(styles, html);
  return html.replace(CRITICAL_STYLES, () => systemFonts + styles.toString());
}

/** Removes custom properties that neither the page nor its styles use, about a third of them. */
function removeUnusedCustomProperties(styles: Root, html: string): void {
  const used = new Set(customPropertiesIn(html));
  const values = new Map<string, string[]>();
  styles.walkDecls(({ prop, value, variable }) => {
    if (variable) values.set(prop, [...(values.get(prop) ?? []), value]);
    else for (const name of customPropertiesIn(value)) used.add(name);
  });
  // Iteration includes added names.
  for (const name of used)
    for (const value of values.get(name) ?? [])
      for (const other of customPropertiesIn(value)) used.add(other);
  styles.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  styles.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

const customPropertiesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);
