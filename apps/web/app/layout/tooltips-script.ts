/** Tooltips load when the visitor first moves the pointer or the focus. */
export function startTooltips(): void {
  let loading: Promise<void> | undefined;
  let last: Event;
  const meet = (event: Event) => {
    last = event;
    loading ??= import('../browser/tooltips.ts').then((tooltips) => tooltips.show(last));
  };
  addEventListener('pointerover', meet);
  addEventListener('focusin', meet);
}
