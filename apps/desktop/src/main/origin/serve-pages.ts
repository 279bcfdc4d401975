import { app, net } from 'electron';
import { join } from 'node:path';
import { serveBundle } from './serve-bundle.ts';
import { serveDevelopment } from './serve-development.ts';

const root = join(import.meta.dirname, '../renderer');

/** Serves the built pages, or in development those of Vite's server, whose URL electron-vite sets. */
export function servePages(): (request: Request, path: string) => Promise<Response> {
  const devServer = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
  if (devServer) return serveDevelopment(devServer, (url, init) => net.fetch(url, init));
  return (_request, path) => serveBundle(root, path);
}
