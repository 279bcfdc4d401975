/*
 * The order step is open while the address of the service's page ends in this: Back closes it, a reload
 * opens it again, and signing in leads back to it.
 */
export const ORDER_STEP = '#purchase';

/** What the history says of an entry that opening the step has added. */
const added = { orderStep: true };

export const orderStepPath = (serviceId: number): string => `/services/${serviceId}${ORDER_STEP}`;

/** The id of the service that an address orders; undefined for any other address. */
export function orderedService(address: string | null): number | undefined {
  const id = Number(/^\/services\/(\d{1,10})#/.exec(address ?? '')?.[1]);
  return address === orderStepPath(id) ? id : undefined;
}

export const isOrderStepOpen = (): boolean => location.hash === ORDER_STEP;

export function openOrderStep(): void {
  if (isOrderStepOpen()) return;
  location.hash = ORDER_STEP;
  history.replaceState(added, '');
}

/** Gives a step that came with the address an entry of its own: Back closes it then, too. */
export function separateOrderStep(): void {
  if (wasAdded()) return;
  dropOrderStep();
  history.pushState(added, '', ORDER_STEP);
}

/** Goes back to the page as it was before, or takes the step out of the address if one came with it. */
export function closeOrderStep(): void {
  if (wasAdded()) {
    // A second call must not go back a second time.
    history.replaceState(null, '');
    return history.back();
  }
  dropOrderStep();
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Takes the step out of the address, and leaves what is shown. */
export const dropOrderStep = (): void =>
  history.replaceState(null, '', location.pathname + location.search);

const wasAdded = (): boolean => (history.state as Partial<typeof added> | null)?.orderStep === true;

/** Calls back whenever the step may have been opened or closed; returns what ends that. */
export function onOrderStep(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
