import type { Fetch } from './fetch-with-timeout.ts';

/** In development the pages come from the tool that builds them, under the same origin as ever. */
export const serveDevelopment =
  (devServer: string, fetch: Fetch) =>
  (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    return fetch(new URL(pathname + search, devServer).href, { headers: { Accept: '*/*' } });
  };
