import { type ToastMessage, toast } from './toast-store.ts';

const PLACE = 'polaris-toast';

interface KeptToast {
  title: string;
  description: string;
}

/** For what ends with leaving the page: the next page that shows messages shows this one. */
export function toastOnNextPage({ title, description }: KeptToast): void {
  sessionStorage.setItem(PLACE, JSON.stringify({ title, description }));
}

export function showKeptToast(): void {
  const kept = sessionStorage.getItem(PLACE);
  if (kept === null) return;
  sessionStorage.removeItem(PLACE);
  toast(JSON.parse(kept) as ToastMessage);
}
