import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Security headers of every answer; the policy of scripts comes with each page. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  ...headersOf(
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: https,
      xFrameOptions: { action: 'deny' },
    }),
  ),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});

/** The same with the policy of what is not a page: it runs, loads and frames nothing. */
export const dataHeaders = (https: boolean): Record<string, string> => ({
  ...securityHeaders(https),
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

/** Answers of the API lead nowhere: no site hears of their addresses. */
export const apiHeaders = (https: boolean): Record<string, string> => ({
  ...dataHeaders(https),
  'referrer-policy': 'no-referrer',
});

/** Gives an answer the headers that hold wherever it comes from; pages bring a policy of their own. */
export function protector(headers: Record<string, string>): (response: ServerResponse) => void {
  const entries = Object.entries(headers);
  return (response) => {
    for (const [name, value] of entries) response.setHeader(name, value);
  };
}

/** What helmet sets, worked out once: pages from memory are answered past every middleware. */
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
