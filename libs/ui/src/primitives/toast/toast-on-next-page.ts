import { storageKeys } from '@polaris/contracts/browser-names';
import { type ToastMessage, toast } from './toast-store.ts';

const { nextPageToast: STORAGE_KEY } = storageKeys;

interface PendingToast {
  title: string;
  description: string;
}

/** Shows a toast on the next page, for an action that ends by leaving this one. */
export function toastOnNextPage({ title, description }: PendingToast): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ title, description }));
}

export function showPendingToast(): void {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  if (stored === null) return;
  sessionStorage.removeItem(STORAGE_KEY);
  toast(JSON.parse(stored) as ToastMessage);
}
