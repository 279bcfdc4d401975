/*
 * The order step is open while the service's address has this hash: Back closes it, a reload reopens it,
 * and sign-in returns to it.
 */
export const ORDER_STEP = '#purchase';

/** Marks a history entry that was added by opening the step. */
const added = { orderStep: true };

export const orderStepPath = (serviceId: number): string => `/services/${serviceId}${ORDER_STEP}`;

/** The service id of an order address; undefined for any other. */
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

/** Adds a history entry for a step opened by its address, so that Back closes it. */
export function separateOrderStep(): void {
  if (wasAdded()) return;
  dropOrderStep();
  history.pushState(added, '', ORDER_STEP);
}

/** Goes back, or removes the hash if the page was opened with it. */
export function closeOrderStep(): void {
  if (wasAdded()) {
    // A second call must not go back again.
    history.replaceState(null, '');
    return history.back();
  }
  dropOrderStep();
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Removes the hash without a navigation. */
export const dropOrderStep = (): void =>
  history.replaceState(null, '', location.pathname + location.search);

const wasAdded = (): boolean => (history.state as Partial<typeof added> | null)?.orderStep === true;

/** Subscribes to opening and closing of the step; returns the unsubscribe function. */
export function onOrderStep(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
