/**
 * A link that loads something anew says so where it stands, until the new page is there: in the words
 * of its place, or with the stand-ins that lie ready in it.
 */
export function startWaitingTexts(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    const place = link?.closest<HTMLElement>('[data-waiting-text], [data-waiting]');
    if (!link || !place) return;
    event.preventDefault();
    const standIns = place.querySelector('template')?.content;
    place.replaceChildren(standIns ?? place.dataset.waitingText ?? '');
    location.assign(link.href);
  });
}
