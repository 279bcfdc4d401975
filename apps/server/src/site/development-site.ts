import { fileURLToPath } from 'node:url';
import type { SiteModule } from '@polaris/contracts';
import type { Site } from './site-server';

/** The web sources through Vite, with hot reload: for `npm run dev` alone. */
export async function developmentSite(): Promise<Site> {
  const root = fileURLToPath(new URL('../../web/', import.meta.url));
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return {
    clientDir: fileURLToPath(new URL('../../web/public/', import.meta.url)),
    load: () => vite.ssrLoadModule('./server.ts') as Promise<unknown> as Promise<SiteModule>,
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  };
}
