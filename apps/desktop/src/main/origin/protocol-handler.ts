import { appUrl } from './app-origin.ts';
import { safePath } from './safe-path.ts';
import { notFound } from './serve-bundle.ts';
import { pageHeaders } from './content-security-policy.ts';

/** Responds to a request; the path has been checked. */
export type Handler = (request: Request, path: string) => Promise<Response>;

interface Origin {
  /** Serves the app's own files. */
  serve: Handler;
  /** Forwards an API request to the server. */
  forward: Handler;
}

/** On the web the server redirects this path to the sign-in page; here it is a route of the app. */
const SIGN_IN_LINK = '/api/login';

/** Handles all requests to app://polaris/: files of the app, and API requests for the server. */
export function protocolHandler({ serve, forward }: Origin) {
  return async (request: Request): Promise<Response> => {
    const path = appUrl(request.url) && safePath(request.url);
    if (!path) return notFound();
    if (isApiPath(path)) return forward(request, path);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: pageHeaders });
    return serve(request, path);
  };
}

/** Case-sensitive: `/API/x` is a page route and is not sent to the server. */
const isApiPath = (path: string) => path.startsWith('/api/') && path !== SIGN_IN_LINK;
