/**
 * The layout that jsdom does not have, as far as long lists need it: rows of one height that are placed by
 * their transforms, below the top of the document, and a window that scrolls.
 */
export function layOut(rowHeight: number) {
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
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollTo = ((to: ScrollToOptions | number, y?: number) =>
    scrollTo(typeof to === 'number' ? (y ?? 0) : (to.top ?? top))) as typeof window.scrollTo;
  // A script that scrolls hears of it later.
  window.scrollBy = ((by: ScrollToOptions) => {
    top = Math.max(0, top + (by.top ?? 0));
    setTimeout(() => window.dispatchEvent(new Event('scroll')));
  }) as typeof window.scrollBy;
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
