/** Between the texts of two blocks: no one can type it. */
const BOUNDARY = '\0';

interface Piece {
  node: Text;
  /** Where it starts in the text of the page. */
  start: number;
}

/** Where a text is on the page, in order, also where it runs across bold words or links. */
export function findMatches(root: Element, query: string, except: Element | null): Range[] {
  const typed = query.trim();
  if (typed === '') return [];
  const { text, pieces } = textOf(root, except);
  return [...text.matchAll(patternOf(typed))].map(({ index, 0: found }) =>
    rangeOf(pieces, index, index + found.length),
  );
}

/** Upper and lower case are the same, and so is all white space. */
function patternOf(query: string): RegExp {
  const words = query.split(/\s+/).map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(words.join('\\s+'), 'giu');
}

function textOf(root: Element, except: Element | null): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  let last: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || except?.contains(parent) || !isVisible(parent)) continue;
    const block = blockOf(parent);
    if (block !== last) text += BOUNDARY;
    last = block;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}

const isVisible = (element: Element) =>
  !/^(SCRIPT|STYLE)$/.test(element.tagName) &&
  // A hidden label is for screen readers alone.
  !element.closest('.sr-only') &&
  element.checkVisibility?.({ visibilityProperty: true }) !== false;

/** The nearest element that is not part of a line; jsdom gives no `display` for those that are. */
function blockOf(element: Element): Element {
  let block = element;
  while (block.parentElement && /^(inline|contents)?$/.test(getComputedStyle(block).display))
    block = block.parentElement;
  return block;
}

function rangeOf(pieces: Piece[], start: number, end: number): Range {
  const range = document.createRange();
  const first = pieces.findLast((piece) => piece.start <= start)!;
  const last = pieces.findLast((piece) => piece.start < end)!;
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}
