/**
 * A fake layout for long lists: rows of equal height placed by transforms, below the top of the document,
 * and a scrolling window.
 */
export function fakeRowLayout(rowHeight: number) {
  const replaced = [
    [Element.prototype, 'getBoundingClientRect'],
    [HTMLElement.prototype, 'offsetHeight'],
    [window, 'scrollTo'],
    [window, 'scrollBy'],
    [window, 'scrollY'],
  ] as const;
  const originals = replaced.map(
    ([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const,
  );
  let top = 0;
  const scrollTo = (to: number) => {
    top = Math.max(0, to);
    window.dispatchEvent(new Event('scroll'));
  };
  /** Scroll events are asynchronous. */
  const scrollByScript = (to: number) => {
    top = Math.max(0, to);
    setTimeout(() => window.dispatchEvent(new Event('scroll')));
  };
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollTo = ((to: ScrollToOptions | number, y?: number) =>
    scrollByScript(typeof to === 'number' ? (y ?? 0) : (to.top ?? top))) as typeof window.scrollTo;
  window.scrollBy = ((by: ScrollToOptions) =>
    scrollByScript(top + (by.top ?? 0))) as typeof window.scrollBy;
  Element.prototype.getBoundingClientRect = function () {
    const row = this.closest<HTMLElement>('[data-row]');
    const y = Number(/translateY\((-?[\d.]+)px\)/.exec(row?.style.transform ?? '')?.[1] ?? 0);
    return new DOMRect(0, y - top, 0, row ? rowHeight : 0);
  };
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return 'row' in this.dataset ? rowHeight : 0;
    },
  });
  const remove = () => {
    for (const [owner, name, original] of originals)
      if (original) Object.defineProperty(owner, name, original);
  };
  return { scrollTo, remove };
}
