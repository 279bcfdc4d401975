import type { Plugin } from 'vite';

/** Takes the place of one that a built server has left at this address, and removes itself. */
const source = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

/** In development nothing is kept on the device, so pages are always those of the sources. */
export const developmentWorker = (): Plugin => ({
  name: 'polaris:development-worker',
  configureServer: ({ middlewares }) => {
    middlewares.use('/sw.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.end(source);
    });
  },
});
