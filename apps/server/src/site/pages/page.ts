import { type Encoding, compressFast } from '../../platform/http/bodies/encoding';
import { StoredResponse, bodyHeaders } from '../../platform/http/stored-response';

/** A rendered page. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Whether all of its data could be read. */
  complete: boolean;
  /** Cookies set by the API calls for this user. */
  cookies?: readonly string[];
}

/** Pages are the same for everyone, and pages with a failure are not cached. */
export const isCacheable = ({ status, complete }: RenderedPage): boolean =>
  complete && (status === 200 || status === 404);

export const storePage = ({ status, headers, html }: RenderedPage): StoredResponse =>
  new StoredResponse({ status, headers, body: html });

/** Compresses a page for one response with an encoding that the browser accepts. */
export function compressPage({ html }: RenderedPage, encoding: Encoding) {
  const body = compressFast(Buffer.from(html), encoding);
  return { headers: bodyHeaders(body, encoding), body };
}
