/** Keeps built files and the offline page at hand; that it works or not is of interest to the log alone. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(
      ({ scope }) => console.log(`Service worker registered for ${scope}`),
      (error: unknown) => console.log('Service worker not registered:', error),
    );
  });
}
