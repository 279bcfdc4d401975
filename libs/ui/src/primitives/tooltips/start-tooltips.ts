/** The script of tooltips is loaded when somebody first moves the pointer or the focus. */
export function startTooltips(): void {
  let loading: Promise<void> | undefined;
  let last: Event;
  let isMovedByKey = true;
  const meet = (event: Event) => {
    last = event;
    loading ??= import('./tooltips.ts')
      .then((tooltips) => tooltips.show(last, isMovedByKey))
      // Its page is being left, or the connection is gone: the next hover asks again.
      .catch(() => (loading = undefined));
  };
  addEventListener('pointerover', meet);
  addEventListener('focusin', meet);
  addEventListener('keydown', ({ key }) => (isMovedByKey = /^Tab|^Arrow/.test(key)), true);
}
