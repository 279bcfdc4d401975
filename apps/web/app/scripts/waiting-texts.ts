/** A link that loads something anew says so where it stands, until the new page is there. */
export function startWaitingTexts(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const place = target.closest('a')?.closest<HTMLElement>('[data-waiting-text]');
    if (place?.dataset.waitingText) place.textContent = place.dataset.waitingText;
  });
}
