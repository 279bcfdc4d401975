import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** The security headers of every response; each page brings its own script policy. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  ...headersOf(
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: https,
      xFrameOptions: { action: 'deny' },
      // For Internet Explorer, Flash and old Chrome; without them the first page fits what a new connection sends.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  ),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});

/** The same with the policy for responses that are not pages: no scripts, loads or frames. */
export const dataHeaders = (https: boolean): Record<string, string> => ({
  ...securityHeaders(https),
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

/** Responses of the API send no referrer, so that no site learns of their addresses. */
export const apiHeaders = (https: boolean): Record<string, string> => ({
  ...dataHeaders(https),
  'referrer-policy': 'no-referrer',
});

/** Returns a function that sets the common headers on a response; pages bring their own policy. */
export function protector(headers: Record<string, string>): (response: ServerResponse) => void {
  const entries = Object.entries(headers);
  return (response) => {
    for (const [name, value] of entries) response.setHeader(name, value);
  };
}

/** The headers of helmet, computed once: cached pages are sent without running middleware. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}
