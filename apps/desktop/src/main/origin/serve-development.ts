import type { Fetch } from './fetch-with-timeout.ts';

/** Serves pages from Vite's development server, under the app's usual origin. */
export const serveDevelopment =
  (devServer: string, fetch: Fetch) =>
  (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    return fetch(new URL(pathname + search, devServer).href, { headers: { Accept: '*/*' } });
  };
