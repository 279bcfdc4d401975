import { type CssPart, parseCss } from './css-rules.ts';

/** The theme's script sets it on any page. */
const ALWAYS = ['.dark'];
/**
 * What no page is painted with at first: the fonts, paper, animations, what browsers without `@property`
 * need, the inner parts of fields, and what is marked.
 */
const LATER =
  /^(?:@font-face\{[^}]*url\(|@media print|@layer properties\{|@keyframes|::(?:-webkit|file|selection)|:-moz|[^{]*:focus-visible\{)/;
/** A class that shows only what is touched, refused or printed. */
const STATE =
  /(?:^|[:-])(?:hover|active|focus|focus-visible|focus-within|backdrop|print|disabled|invalid|read-only|data-pulse|motion-reduce):/;
/** Pages are few, and most renders show one of them again. */
const MOST_KNOWN = 200;

/**
 * Answers the part of a stylesheet that the first paint of a page needs, as a function of its HTML. The
 * page gets all of it right after that.
 */
export function firstStyles(css: string): (html: string) => string {
  const parts = parseCss(css).filter((part) => !LATER.test(beginning(part)));
  const known = new Map<string, string>();
  return (html) => {
    const used = namesOf(html);
    const key = [...used].join(' ');
    const text = known.get(key) ?? withoutUnused(textOf(parts, used));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, text);
    return text;
  };
}

const beginning = (part: CssPart): string => ('parts' in part ? `${part.prelude}{` : part.text);

function textOf(parts: CssPart[], used: Set<string>): string {
  return parts.map((part) => partText(part, used)).join('');
}

function partText(part: CssPart, used: Set<string>): string {
  if (LATER.test(beginning(part))) return '';
  if ('parts' in part) {
    const body = textOf(part.parts, used);
    return body && `${part.prelude}{${body}}`;
  }
  const isNeeded =
    !('selectors' in part) || part.selectors.some((names) => names.every((name) => used.has(name)));
  return isNeeded ? part.text : '';
}

/** Drops what nothing left names: types of variables, variables of the theme, and what stands in for these. */
function withoutUnused(css: string): string {
  const named = /@property ([\w-]+)\{[^}]*\}/g;
  const rest = css.replace(named, '');
  const isUsed = (name: string) => rest.includes(name);
  return css
    .replace(named, (rule, name: string) => (isUsed(name) ? rule : ''))
    .replace(/var\((--default-font-family|--default-mono-font-family),[^()]*\)/g, 'var($1)')
    .replace(/@layer theme\{[^}]*\}/, (theme) =>
      theme.replace(/(--[\w-]+):[^;}]*;?/g, (variable, name: string) =>
        rest.includes(`var(${name}`) ? variable : '',
      ),
    );
}

/** The elements and the classes that are in the page. */
function namesOf(html: string): Set<string> {
  const used = new Set(ALWAYS);
  for (const [, tag] of html.matchAll(/<([a-z][a-z0-9]*)/g)) used.add(tag!);
  const classes = new Set<string>();
  for (const [, names] of html.matchAll(/\sclass="([^"]*)"/g)) classes.add(names!);
  for (const names of classes)
    for (const name of decode(names).split(/\s+/)) if (!STATE.test(name)) used.add(`.${name}`);
  return used;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:amp|gt|lt|quot|#x27);/g, (name) => entities[name]!)
    : text;
