import type { FormatCallback, HtmlToTextOptions, SelectorDefinition } from 'html-to-text';

/** More of it is not read: it would be cut off anyway. */
const LONGEST = 500_000;
/** Thousands of elements inside each other would take seconds. */
const MAX_TAGS = 50_000;

type Format = Parameters<FormatCallback>;
/** What the types leave out. */
type Element = Format[0] & { prev?: Element | null };

/** What no reader sees. Style sheets are not read: mail programs remove them. */
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
  limits: { maxInputLength: LONGEST, maxDepth: 100, ellipsis: '' },
  formatters: { cell: formatCell, picture: formatPicture },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    { selector: 'img', format: 'picture' },
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    // Mails are laid out by tables, so their cells are kept apart, and not put into columns.
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

/** The text of a mail that is only HTML. It is shown as text, so nothing in it has to be harmless. */
export async function textOfHtml(html: string): Promise<string> {
  if (html.trim() === '') return '';
  // Only who writes in HTML alone needs it.
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
    if (end < 0 || end > LONGEST) return html.slice(0, LONGEST);
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

/** A symbol, as mail programs make pictures of; not the address of a logo. */
function formatPicture(element: Element, _walk: Format[1], builder: Format[2]): void {
  const { alt = '' } = element.attribs as { alt?: string };
  if (alt) builder.addInline(alt, { noWordTransform: true });
}
