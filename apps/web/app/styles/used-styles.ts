import { type CssPart, parseCss } from './css-rules.ts';

/** The theme's script sets it on any page. */
const ALWAYS = ['dark'];

/** Answers the styles that a page can need before a script changes it, as a function of its HTML. */
export function usedStyles(css: string): (html: string) => string {
  const parts = parseCss(css);
  return (html) => textOf(parts, classesOf(html));
}

function textOf(parts: CssPart[], used: Set<string>): string {
  return parts.map((part) => partText(part, used)).join('');
}

function partText(part: CssPart, used: Set<string>): string {
  if ('parts' in part) {
    const body = textOf(part.parts, used);
    return body && `${part.prelude}{${body}}`;
  }
  const isNeeded =
    !('selectors' in part) ||
    part.selectors.some((classes) => classes.every((name) => used.has(name)));
  return isNeeded ? part.text : '';
}

function classesOf(html: string): Set<string> {
  const used = new Set(ALWAYS);
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of decode(names).split(/\s+/)) used.add(name);
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
