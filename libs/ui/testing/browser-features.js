/** What screens use of a browser and jsdom does not have, as far as tests without layout need it. */
export function addBrowserFeatures(window) {
  const { Element, HTMLDialogElement } = window;
  addDialogs(window, HTMLDialogElement.prototype);
  rememberStyles(window);
  // Nothing is laid out, so nothing scrolls, changes its size or comes into view.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  // An element that jsdom does not know yet, so that React warns of it.
  const create = window.document.createElement.bind(window.document);
  window.document.createElement = (name, options) => {
    const element = create(name, options);
    if (name === 'search')
      Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
  // Toasts ask for it: they can be swiped.
  Element.prototype.hasPointerCapture = () => false;
  window.ResizeObserver = window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // A wide screen and a light theme, for those who have asked for nothing else.
  window.matchMedia = (media) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
}

/**
 * jsdom matches an element against each rule of its own stylesheet, several times for each query by role.
 * Tests have no other stylesheet: all elements of a name and with the same few attributes look alike, and
 * one of them is asked. Those with styles of their own, or below such that are inherited, are asked each.
 */
function rememberStyles(window) {
  const read = window.getComputedStyle.bind(window);
  const known = new Map();
  window.getComputedStyle = (element, pseudo) => {
    if (window.document.styleSheets.length > 0 || hasOwnStyles(element))
      return read(element, pseudo);
    const key = [...kindOf(element), ...kindOf(element.parentElement), pseudo].join();
    const style = known.get(key) ?? read(element, pseudo);
    known.set(key, style);
    return style;
  };
}

const inherited = /visibility|pointer-events/;

function hasOwnStyles(element) {
  if (element.hasAttribute('style')) return true;
  for (let above = element.parentElement; above; above = above.parentElement)
    if (inherited.test(above.getAttribute('style') ?? '')) return true;
  return false;
}

/** What the rules of jsdom's stylesheet ask for. */
const kindOf = (element) =>
  element
    ? [element.localName, ...['hidden', 'open', 'type'].map((name) => element.getAttribute(name))]
    : ['none'];

const focusable = '[autofocus], button, input, select, textarea, a[href], [tabindex="0"]';

/** Modal dialogs: they take the focus, hand it back, and ask to close on Escape. */
function addDialogs({ document, Event }, dialog) {
  const opened = new Map();
  dialog.showModal = function () {
    opened.set(this, document.activeElement);
    this.open = true;
    this.querySelector(focusable)?.focus();
  };
  dialog.close = function () {
    if (!opened.has(this)) return;
    const before = opened.get(this);
    opened.delete(this);
    this.open = false;
    before?.focus();
  };
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const top = [...opened.keys()].at(-1);
    if (key !== 'Escape' || defaultPrevented || !top) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}
