/** More of it is not read: it would be cut off anyway. */
const LONGEST = 500_000;

/** Pieces that each end where the next one begins, so that no text takes long. */
const PIECES = /<[^<>]*>|[^<]+|</g;
const BREAKS = /^<(\/(p|div|li|tr|h\d|blockquote|table)|br)\b/i;
const HIDDEN = /^<(style|script|head|title)\b/i;

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** The text of a mail that is only HTML. It is shown as text, so nothing in them has to be harmless. */
export function textOfHtml(html: string): string {
  let text = '';
  let end: RegExp | undefined;
  for (const [piece] of html.slice(0, LONGEST).matchAll(PIECES)) {
    if (end) end = end.test(piece) ? undefined : end;
    else if ((end = endOfHidden(piece))) continue;
    else if (/^<[a-z/!]/i.test(piece)) text += BREAKS.test(piece) ? '\n' : '';
    else text += withCharacters(piece.replace(/\s+/g, ' '));
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What ends the part that begins here, if nobody reads it. */
function endOfHidden(piece: string): RegExp | undefined {
  if (piece.startsWith('<!--') && !piece.endsWith('-->')) return /-->$/;
  const [, name] = HIDDEN.exec(piece) ?? [];
  return name === undefined ? undefined : new RegExp(`^</${name}\\b`, 'i');
}

const withCharacters = (text: string): string =>
  text
    .replace(/&#(\d{1,7});/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&(\w{1,10});/g, (entity, name: string) => ENTITIES.get(name.toLowerCase()) ?? entity);

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
