import { type Encoding, compressFast } from '../../platform/http/bodies/encoding';
import { StoredResponse, bodyHeaders } from '../../platform/http/stored-response';

/** A page as it was rendered. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Nothing that it shows was missing. */
  complete: boolean;
  /** Set by what was read for one person. */
  cookies?: readonly string[];
}

/** Pages are the same for everyone; a page that shows a failure is not cached. */
export const isCacheable = ({ status, complete }: RenderedPage): boolean =>
  complete && (status === 200 || status === 404);

export const storePage = ({ status, headers, html }: RenderedPage): StoredResponse =>
  new StoredResponse({ status, headers, body: html });

/** Compresses a page that is sent once, in the way that this browser takes. */
export function compressPage({ html }: RenderedPage, encoding: Encoding) {
  const body = compressFast(Buffer.from(html), encoding);
  return { headers: bodyHeaders(body, encoding), body };
}
