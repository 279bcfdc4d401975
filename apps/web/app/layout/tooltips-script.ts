/** Tooltips load when the visitor first moves the pointer or the focus. */
export function startTooltips(): void {
  let loading: Promise<void> | undefined;
  let last: Event;
  const meet = (event: Event) => {
    last = event;
    loading ??= import('../browser/tooltips.ts')
      .then((tooltips) => tooltips.show(last))
      // Its page is being left, or the connection is gone: the next hover asks again.
      .catch(() => (loading = undefined));
  };
  addEventListener('pointerover', meet);
  addEventListener('focusin', meet);
}
