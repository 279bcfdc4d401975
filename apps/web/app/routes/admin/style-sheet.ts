/** React writes styles of single elements into attributes, which the policy of our pages refuses. */
const styleAttribute = / style="([^"]*)"/g;

/** Sizes, places and columns: nothing that fetches, and nothing that ends a rule. */
const plain = /^[a-z0-9 .,:;()%#-]*$/i;

/** The same markup without its style attributes, and a style sheet in place of them. */
export function withStyleSheet(html: string): { sheet: string; markup: string } {
  const rules = new Map<string, string>();
  const markup = html.replace(styleAttribute, (_, styles: string) => {
    if (!plain.test(styles) || /url/i.test(styles)) return '';
    const mark = rules.get(styles) ?? `s${rules.size}`;
    rules.set(styles, mark);
    return ` data-style="${mark}"`;
  });
  const sheet = [...rules].map(([styles, mark]) => `[data-style=${mark}]{${styles}}`).join('');
  return { sheet, markup };
}
