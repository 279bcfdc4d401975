/** Loads the tooltip script on first pointer or focus movement. */
export function startTooltips(): void {
  let loading: Promise<void> | undefined;
  let last: Event;
  let isMovedByKey = true;
  const meet = (event: Event) => {
    last = event;
    loading ??= import('./tooltips.ts')
      .then((tooltips) => tooltips.show(last, isMovedByKey))
      // The page is closing or offline: the next hover retries.
      .catch(() => (loading = undefined));
  };
  addEventListener('pointerover', meet);
  addEventListener('focusin', meet);
  addEventListener('keydown', ({ key }) => (isMovedByKey = /^Tab|^Arrow/.test(key)), true);
}
