import { fileURLToPath } from 'node:url';
import type { SiteModule } from '@polaris/contracts';
import type { Site } from './site-server';

/** The web sources through Vite, with hot reload: for `npm run dev` alone. */
export async function developmentSite(): Promise<Site> {
  const root = fileURLToPath(new URL('../../web/', import.meta.url));
  const { createServer } = await import('vite');
  const vite = await keepingSignals(() =>
    createServer({ root, appType: 'custom', server: { middlewareMode: true } }),
  );
  return {
    clientDir: fileURLToPath(new URL('../../web/public/', import.meta.url)),
    load: () => vite.ssrLoadModule('./server.ts') as Promise<unknown> as Promise<SiteModule>,
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  };
}

/** The build tool's plugins end the process at a signal; here the server does, after its database. */
async function keepingSignals<T>(start: () => Promise<T>): Promise<T> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const own = signals.map((signal) => process.listeners(signal));
  const started = await start();
  signals.forEach((signal, index) => {
    for (const listener of process.listeners(signal))
      if (!own[index]?.includes(listener)) process.off(signal, listener);
  });
  return started;
}
