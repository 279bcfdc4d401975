import type { Arrival } from '@polaris/contracts';
import { storageKeys } from '@polaris/contracts/browser-names';

/** Notes, in this tab alone, how the visit began. It leaves the browser with a message, else never. */
export function noteArrival(): void {
  try {
    if (!sessionStorage.getItem(storageKeys.arrival)) {
      const arrival = arrivalAt(new URL(location.href), document.referrer);
      sessionStorage.setItem(storageKeys.arrival, JSON.stringify(arrival));
    }
    document.addEventListener('formdata', addArrival);
  } catch {
    // A browser that stores nothing tells nothing.
  }
}

/** A message that is sent before its form's script has come says it, too. */
function addArrival({ formData }: FormDataEvent): void {
  if (formData.has('preferredContact'))
    formData.set('arrival', sessionStorage.getItem(storageKeys.arrival) ?? '');
}

/** What of an address and its referrer is noted. */
export function arrivalAt(address: URL, referrer: string): Arrival {
  const { host } = URL.parse(referrer) ?? {};
  const mark = (name: string) =>
    address.searchParams.get(`utm_${name}`)?.slice(0, 100) || undefined;
  return {
    page: address.pathname.slice(0, 300),
    referrer: host === address.host ? undefined : host || undefined,
    source: mark('source'),
    medium: mark('medium'),
    campaign: mark('campaign'),
  };
}
