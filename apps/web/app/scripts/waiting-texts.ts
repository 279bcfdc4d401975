/** A link that loads something anew says so where it stands, until the new page is there. */
export function startWaitingTexts(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    const place = link?.closest<HTMLElement>('[data-waiting-text]');
    if (!link || !place) return;
    event.preventDefault();
    place.textContent = place.dataset.waitingText ?? '';
    location.assign(link.href);
  });
}
