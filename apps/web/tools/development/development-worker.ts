import type { Plugin } from 'vite';

/** Replaces a built server's worker at this address, and removes itself. */
const source = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

/** Disables caching in development, so that pages are current. */
export const developmentWorker = (): Plugin => ({
  name: 'polaris:development-worker',
  configureServer: ({ middlewares }) => {
    middlewares.use('/sw.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.end(source);
    });
  },
});
