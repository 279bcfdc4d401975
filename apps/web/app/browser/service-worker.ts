/** Caches built files and the offline page; success or failure is only logged. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // On hydrated pages the scripts may come after the page has loaded.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

function register(): void {
  navigator.serviceWorker.register('/sw.js').then(
    () => console.log('Service worker registered'),
    (error: unknown) => console.log('Service worker not registered:', error),
  );
}
