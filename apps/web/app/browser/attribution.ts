import type { Attribution } from '@polaris/contracts';
import { storageKeys } from '@polaris/contracts/browser-names';

/** Records how the visit started, in this tab only. Sent only with a message. */
export function recordAttribution(): void {
  try {
    if (!sessionStorage.getItem(storageKeys.arrival)) {
      const arrival = attributionOf(new URL(location.href), document.referrer);
      sessionStorage.setItem(storageKeys.arrival, JSON.stringify(arrival));
    }
    document.addEventListener('formdata', addAttribution);
  } catch {
    // Without storage there is no attribution.
  }
}

/** Also fills in the form, so that messages sent before its script has loaded include it. */
function addAttribution({ formData }: FormDataEvent): void {
  if (!formData.has('preferredContact')) return;
  formData.set('arrival', sessionStorage.getItem(storageKeys.arrival) ?? '');
  formData.set('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The recorded parts of an address and its referrer. */
export function attributionOf(address: URL, referrer: string): Attribution {
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
