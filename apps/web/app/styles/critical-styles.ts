import Beasties from 'beasties';
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

/** Without fallbacks for browsers without `@property`, which wait for the full stylesheet. */
const publicStyles = publicCss.replace(/@layer properties\s*\{@supports.*?\}\s*\}\s*\}/s, '');

/** Beasties drops all fonts. The system's fallback fonts are needed until the web fonts have loaded. */
const systemFonts = (publicStyles.match(/@font-face\s*\{[^}]*\}/g) ?? [])
  .filter((face) => !face.includes('url('))
  .join('');

/** Inlines the public styles that match the page's elements. */
export async function inlineCriticalStyles(html: string): Promise<string> {
  const page = await beasties.process(html.replace(CRITICAL_STYLES, () => publicStyles));
  // Only the styles are used; the markup stays as React rendered it.
  const styles = /<style[^>]*>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  return html.replace(CRITICAL_STYLES, () => systemFonts + styles);
}
