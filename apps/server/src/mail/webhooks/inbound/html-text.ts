import type { FormatCallback, HtmlToTextOptions, SelectorDefinition } from 'html-to-text';

/** Longer HTML is cut: its text would be shortened anyway. */
const MAX_LENGTH = 500_000;
/** Deeply nested elements would take seconds. */
const MAX_TAGS = 50_000;

type Format = Parameters<FormatCallback>;
/** Properties that the typings lack. */
type Element = Format[0] & { prev?: Element | null };

/** Elements that readers do not see. Style sheets are ignored, as mail programs remove them. */
const HIDDEN = [
  '[hidden]',
  ...['display:none', 'display: none', 'display :none', 'display : none'].map(inStyle),
  ...['visibility:hidden', 'visibility: hidden', 'mso-hide:all', 'mso-hide: all'].map(inStyle),
];

function inStyle(part: string): string {
  return `[style*="${part}" i]`;
}

const skipped = ['style', 'script', 'head', 'title', 'template', 'noscript', ...HIDDEN];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: MAX_LENGTH, maxDepth: 100, ellipsis: '' },
  formatters: { cell: formatCell, picture: formatPicture },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    { selector: 'img', format: 'picture' },
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    // Layout tables: separates their cells instead of aligning them in columns.
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'cell' },
    { selector: 'th', format: 'cell' },
    ...headings.map((selector): SelectorDefinition => ({
      selector,
      options: { uppercase: false },
    })),
    ...skipped.map((selector): SelectorDefinition => ({ selector, format: 'skip' })),
  ],
};

/** Returns the text of an HTML mail. It is only shown as text, so it needs no sanitizing. */
export async function textOfHtml(html: string): Promise<string> {
  if (html.trim() === '') return '';
  // Loaded on demand, as only mails without plain text need it.
  const { convert } = await import('html-to-text');
  const text = convert(shortened(html), options);
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function shortened(html: string): string {
  let end = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags += 1) {
    end = html.indexOf('<', end + 1);
    if (end < 0 || end > MAX_LENGTH) return html.slice(0, MAX_LENGTH);
  }
  return html.slice(0, end);
}

function formatCell(element: Element, walk: Format[1], builder: Format[2]): void {
  if (isAfterCell(element)) builder.addInline(' | ', { noWordTransform: true });
  walk(element.children, builder);
}

function isAfterCell({ prev }: Element): boolean {
  let before = prev;
  while (before && !['td', 'th'].includes(before.name ?? '')) before = before.prev;
  return Boolean(before);
}

/** Keeps emoji that mail programs insert as pictures, but not the URL of a logo. */
function formatPicture(element: Element, _walk: Format[1], builder: Format[2]): void {
  const { alt = '' } = element.attribs as { alt?: string };
  if (alt) builder.addInline(alt, { noWordTransform: true });
}
