/** Separates the texts of two blocks, so that no match spans them: it cannot be typed. */
const BOUNDARY = '\0';

interface Piece {
  node: Text;
  /** The offset in the text of the page. */
  start: number;
}

/** The ranges of a text on the page, in order. A match can span inline elements, such as bold words or links. */
export function findMatches(root: Element, query: string, except: Element | null): Range[] {
  const typed = query.trim();
  if (typed === '') return [];
  const { text, pieces } = textOf(root, except);
  return [...text.matchAll(patternOf(typed))].map(({ index, 0: found }) =>
    rangeOf(pieces, index, index + found.length),
  );
}

/** Ignores case, and matches any white space by any other. */
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
  // Skips hidden labels, which are for screen readers only.
  !element.closest('.sr-only') &&
  element.checkVisibility?.({ visibilityProperty: true }) !== false;

/** The nearest element that is not inline; jsdom gives inline elements no `display`. */
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
