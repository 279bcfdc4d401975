import { storageKeys } from '@polaris/contracts/browser-names';
import { type ToastMessage, toast } from './toast-store.ts';

const { nextPageToast: KEY } = storageKeys;

interface StoredToast {
  title: string;
  description: string;
}

/** For what ends with leaving the page: the next page that shows messages shows this one. */
export function toastOnNextPage({ title, description }: StoredToast): void {
  sessionStorage.setItem(KEY, JSON.stringify({ title, description }));
}

export function showStoredToast(): void {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return;
  sessionStorage.removeItem(KEY);
  toast(JSON.parse(stored) as ToastMessage);
}
