import { type BundledLanguage, codeToTokens, createCssVariablesTheme } from 'shiki';

/** A token of a line: its text and, if colored, its kind. */
export type CodeToken = readonly [text: string, kind?: string];

export interface CodeSource {
  language: string;
  lines: readonly (readonly CodeToken[])[];
}

const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--code-' });
const COLOR = /^var\(--code-(?:token-)?([a-z-]+)\)$/;
const PLAIN = 'foreground';

/** Kinds instead of colors, which the stylesheet sets for both themes. */
export async function highlight(source: string, language: BundledLanguage): Promise<CodeSource> {
  const { tokens } = await codeToTokens(source.trimEnd(), { lang: language, theme });
  const lines = tokens.map((line) =>
    joinAlike(line.map(({ content, color }) => [content, kindOf(color)])),
  );
  return { language, lines };
}

function kindOf(color: string | undefined): string | undefined {
  const kind = COLOR.exec(color ?? '')?.[1];
  return kind === PLAIN ? undefined : kind;
}

/** Joins adjacent tokens of a kind, which halves the elements. */
function joinAlike(tokens: (readonly [string, string | undefined])[]): CodeToken[] {
  const joined: [string, string | undefined][] = [];
  for (const [text, kind] of tokens) {
    const last = joined.at(-1);
    const isBlank = text.trim() === '';
    if (last && (last[1] === kind || isBlank)) last[0] += text;
    else joined.push([text, kind]);
  }
  return joined.map(([text, kind]) => (kind ? [text, kind] : [text]));
}
