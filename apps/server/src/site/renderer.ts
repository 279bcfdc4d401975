import { randomBytes } from 'node:crypto';
import type { FirstData, SiteData, WebBuild } from '@polaris/contracts';
import { contentSecurityPolicy, hashInline } from './content-security-policy';
import type { RenderedPage } from './page';
import { reportBuild } from '../platform/http/builds';
import { securityHeaders } from '../platform/http/security-headers';
import { SiteReads } from './site-reads';

export interface PageRequest {
  method: string;
  /** Path and query. */
  url: string;
  contentType: string | undefined;
  body: Buffer | undefined;
  address: string;
}

/** Loads the web build; in development, the sources through the build tool. */
export type LoadSite = () => Promise<WebBuild>;

interface RendererOptions {
  load: LoadSite;
  data: SiteData;
  publicUrl: string;
  /** Whether orders are paid by card. */
  takesCards: boolean;
  report: (error: unknown) => void;
  development: boolean;
}

/** Renders pages and gives each the policy that fits it. */
export class Renderer {
  constructor(private readonly options: RendererOptions) {}

  async render(request: PageRequest, firstData?: FirstData): Promise<RenderedPage> {
    reportBuild('render', request.url);
    const nonce = randomBytes(16).toString('hex');
    const { load, data, publicUrl, takesCards, report, development } = this.options;
    const reads = new SiteReads(data);
    const visitor = { address: request.address };
    const site = { data: reads, visitor, nonce, publicUrl, takesCards, report, firstData };
    const { renderSite } = await load();
    const response = await renderSite(this.toWebRequest(request), site);
    const { html, ...inline } = hashInline(await response.text(), nonce);
    const complete = !reads.failed;
    const https = publicUrl.startsWith('https:');
    const headers = {
      ...securityHeaders(https),
      'cache-control': 'no-store',
      ...Object.fromEntries(response.headers),
      'content-security-policy': contentSecurityPolicy(inline, { https, development }),
      // A page that had to do without something must not outlive the failure.
      ...(complete ? {} : { 'cache-control': 'no-store' }),
    };
    return { status: response.status, headers, html, complete };
  }

  /** Holds nothing of the visitor: a cached page is sent to everyone. */
  private toWebRequest({ method, url, contentType, body }: PageRequest): Request {
    return new Request(this.options.publicUrl + url, {
      method,
      headers: { accept: 'text/html', ...(contentType ? { 'content-type': contentType } : {}) },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
  }
}
