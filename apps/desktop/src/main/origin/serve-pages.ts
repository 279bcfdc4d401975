import { app, net } from 'electron';
import { join } from 'node:path';
import { serveBundle } from './serve-bundle.ts';

const root = join(import.meta.dirname, '../renderer');

/**
 * Serves the built pages, or in development those of Vite's server under the app's usual origin;
 * electron-vite sets its URL.
 */
export function servePages(): (request: Request, path: string) => Promise<Response> {
  const devServer = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
  if (!devServer) return (_request, path) => serveBundle(root, path);
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return net.fetch(new URL(pathname + search, devServer).href, { headers: { Accept: '*/*' } });
  };
}
