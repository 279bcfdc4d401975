/** What screens use of a browser and jsdom does not have, as far as tests without layout need it. */
export function addBrowserFeatures(window) {
  const { Element, HTMLDialogElement } = window;
  addDialogs(window, HTMLDialogElement.prototype);
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
