/** Browser features that jsdom lacks, as far as tests without layout need them. */
export function addBrowserFeatures(window) {
  const { Element, HTMLDialogElement } = window;
  addDialogs(window, HTMLDialogElement.prototype);
  rememberStyles(window);
  findLabelsById(window);
  recordNavigations(window);
  // Without layout, nothing scrolls, resizes or intersects.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  // An element that jsdom does not know, which React would warn about.
  const create = window.document.createElement.bind(window.document);
  window.document.createElement = (name, options) => {
    const element = create(name, options);
    if (name === 'search')
      Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
  // Used by toasts for swiping.
  Element.prototype.hasPointerCapture = () => false;
  window.ResizeObserver = window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // A wide screen and a light theme by default.
  window.matchMedia = (media) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
}

/**
 * jsdom matches elements against each rule of its stylesheet, several times for each query by role. Tests
 * have no other styles, so results are cached by tag and a few attributes, except for elements with
 * inline or inherited styles.
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

const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/** jsdom searches the page once for each label that it has, for each field whose name a query computes. */
function findLabelsById(window) {
  const { HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } = window;
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get() {
        return this.matches(labelable) ? labelsOf(this) : null;
      },
    });
}

function labelsOf(field) {
  const root = field.getRootNode();
  const isNamed = field.id !== '' && root.getElementById?.(field.id) === field;
  const around = field.closest('label');
  const isLabel = (label) =>
    label.hasAttribute('for')
      ? isNamed && label.htmlFor === field.id
      : label === around && label.querySelector(labelable) === field;
  return [...root.querySelectorAll('label')].filter(isLabel);
}

const inherited = /visibility|pointer-events/;

function hasOwnStyles(element) {
  if (element.hasAttribute('style')) return true;
  for (let above = element.parentElement; above; above = above.parentElement)
    if (inherited.test(above.getAttribute('style') ?? '')) return true;
  return false;
}

/** The attributes used by jsdom's stylesheet. */
const kindOf = (element) =>
  element
    ? [element.localName, ...['hidden', 'open', 'type'].map((name) => element.getAttribute(name))]
    : ['none'];

const focusable = '[autofocus], button, input, select, textarea, a[href], [tabindex="0"]';

/** Modal dialogs: take the focus, return it, and request closing on Escape while they are in the page. */
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
    const top = [...opened.keys()].filter(({ isConnected }) => isConnected).at(-1);
    if (key !== 'Escape' || defaultPrevented || !top) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}

/** jsdom cannot navigate: tests read the target addresses. */
function recordNavigations(window) {
  const { location } = window;
  const symbols = Object.getOwnPropertySymbols(location);
  const inside = location[symbols.find(({ description }) => description === 'impl')];
  window.navigations = [];
  for (const method of ['assign', 'replace']) {
    const navigate = inside[method].bind(inside);
    inside[method] = (address) => {
      const here = withoutHash(location.href);
      if (withoutHash(new URL(address, here).href) === here) navigate(address);
      else window.navigations.push(address);
    };
  }
}

const withoutHash = (address) => address.split('#', 1)[0];
