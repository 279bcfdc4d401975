import { randomBytes } from 'node:crypto';
import type {
  FirstData,
  RenderedPage,
  SiteData,
  SiteModule,
  SiteRequest,
} from '@polaris/contracts';
import { contentSecurityPolicy, hashInline } from './content-security-policy';
import type { Page } from './page';
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
export type LoadSite = () => Promise<SiteModule>;

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

  async render(request: PageRequest, firstData?: FirstData): Promise<Page> {
    reportBuild('render', request.url);
    const nonce = randomBytes(16).toString('hex');
    const { load, data, publicUrl, takesCards, report, development } = this.options;
    const reads = new SiteReads(data);
    const visitor = { address: request.address };
    const site = { data: reads, visitor, nonce, publicUrl, takesCards, report, firstData };
    const rendered = await this.renderBy(await load(), request, site);
    const { html, ...inline } = hashInline(rendered.html, nonce);
    const whole = !reads.failed;
    const https = publicUrl.startsWith('https:');
    const headers = {
      ...securityHeaders(https),
      'cache-control': 'no-store',
      ...rendered.headers,
      'content-security-policy': contentSecurityPolicy(inline, { https, development }),
      // A page that had to do without something must not outlive the failure.
      ...(whole ? {} : { 'cache-control': 'no-store' }),
    };
    return { status: rendered.status, headers, html, whole, isFixed: reads.count === 0 };
  }

  private async renderBy(
    { renderSite, renderStatic }: SiteModule,
    request: PageRequest,
    site: SiteRequest,
  ): Promise<RenderedPage> {
    // In development pages have styles of their own, which the router puts into them.
    const isRead = request.method === 'GET' && !this.options.development;
    const page = isRead && (await renderStatic?.(this.options.publicUrl + request.url, site));
    if (page) return page;
    const response = await renderSite(this.toWebRequest(request), site);
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, html: await response.text() };
  }

  /** Holds nothing of who asks: a cached page is sent to everyone. */
  private toWebRequest({ method, url, contentType, body }: PageRequest): Request {
    return new Request(this.options.publicUrl + url, {
      method,
      headers: { accept: 'text/html', ...(contentType ? { 'content-type': contentType } : {}) },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
  }
}
