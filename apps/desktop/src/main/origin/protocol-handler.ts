import { appUrl } from './app-origin.ts';
import { plainPath } from './safe-path.ts';
import { notFound } from './serve-bundle.ts';
import { pageHeaders } from './content-security-policy.ts';

/** Answers what is asked of a path. */
export type Handler = (request: Request, path: string) => Promise<Response>;

interface Origin {
  /** The app's own files. */
  serve: Handler;
  forward: Handler;
}

/** A link to the sign-in page is a call on the web; here it is a place of the app. */
const SIGN_IN_LINK = '/api/login';

/** Answers everything that is asked of app://polaris/: files of the app, and calls to the server. */
export function protocolHandler({ serve, forward }: Origin) {
  return async (request: Request): Promise<Response> => {
    const path = appUrl(request.url) && plainPath(request.url);
    if (!path) return notFound();
    if (isCall(path)) return forward(request, path);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: pageHeaders });
    return serve(request, path);
  };
}

/** Upper case does not make another place of it: what is not a call never leaves the machine. */
const isCall = (path: string) => path.startsWith('/api/') && path !== SIGN_IN_LINK;
