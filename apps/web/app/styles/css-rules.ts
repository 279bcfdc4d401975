/** A part of a stylesheet, in its order. */
export type CssPart =
  | { text: string }
  /** Of each selector of a rule, the elements and the classes without which it matches nothing. */
  | { text: string; selectors: string[][] }
  | { prelude: string; parts: CssPart[] };

const GROUP = /^@(media|supports|layer|container)\b/;
/** Ends at what opens a block or ends a statement, past strings, escapes and comments. */
const PRELUDE = /(?:\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\/\*[\s\S]*?\*\/|[^{};])*/y;
/** Alternatives, what must not be, and attributes: nothing in them is needed. */
const UNNAMED =
  /:(?:is|where|not|has|nth-[a-z-]+)\([^()]*(?:\([^()]*\)[^()]*)*\)|(?<!\\)\[[^\]]*\]/g;
/** A class with its dot, or the name of an element. */
const NAME =
  /\.(?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+|(?<![\w:.#\\-])[a-z][a-z0-9]*(?![\w-])/gi;

/** Takes a stylesheet apart, as far as the names in its selectors. */
export function parseCss(css: string): CssPart[] {
  const parts: CssPart[] = [];
  for (let at = 0; at < css.length;) {
    PRELUDE.lastIndex = at;
    const prelude = PRELUDE.exec(css)![0];
    const end = at + prelude.length;
    const isBlock = css[end] === '{';
    const next = isBlock ? blockEnd(css, end) : end + 1;
    parts.push(
      isBlock ? blockOf(prelude, css.slice(end + 1, next - 1)) : { text: css.slice(at, next) },
    );
    at = next;
  }
  return parts;
}

function blockOf(prelude: string, body: string): CssPart {
  if (GROUP.test(prelude)) return { prelude, parts: parseCss(body) };
  const text = `${prelude}{${body}}`;
  return prelude.startsWith('@') ? { text } : { text, selectors: namesIn(prelude) };
}

/** Behind the brace that closes the block whose brace is at `open`. */
function blockEnd(css: string, open: number): number {
  for (let at = open + 1; at < css.length;) {
    PRELUDE.lastIndex = at;
    at += PRELUDE.exec(css)![0].length;
    if (css[at] === '}') return at + 1;
    at = css[at] === '{' ? blockEnd(css, at) : at + 1;
  }
  throw new Error(`A block is not closed: ${css.slice(open, open + 80)}`);
}

const namesIn = (selectors: string): string[][] =>
  selectors
    .replaceAll(UNNAMED, '')
    .split(/(?<!\\),/)
    .map((selector) => [...selector.matchAll(NAME)].map(([name]) => unescape(name)));

const unescape = (name: string): string =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, char?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : char!,
  );
