import { randomBytes } from 'node:crypto';
import type { SiteData, SiteModule } from '@polaris/contracts';
import { contentSecurityPolicy, hashInline } from './content-security-policy';
import type { Page } from './page';
import { securityHeaders } from '../platform/http/security-headers';

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
  report: (error: unknown) => void;
  development: boolean;
}

/** Renders pages and gives each the policy that fits it. */
export class Renderer {
  constructor(private readonly options: RendererOptions) {}

  async render(request: PageRequest): Promise<Page> {
    const nonce = randomBytes(16).toString('hex');
    const { load, data, publicUrl, report, development } = this.options;
    const { renderSite } = await load();
    let whole = true;
    const response = await renderSite(this.toWebRequest(request), {
      data: watched(data, () => (whole = false)),
      visitor: { address: request.address },
      nonce,
      publicUrl,
      report,
    });
    const { html, ...inline } = hashInline(await response.text(), nonce);
    const https = publicUrl.startsWith('https:');
    const headers = {
      ...securityHeaders(https),
      'cache-control': 'no-store',
      ...Object.fromEntries(response.headers),
      'content-security-policy': contentSecurityPolicy(inline, { https, development }),
      // A page that had to do without something must not outlive the failure.
      ...(whole ? {} : { 'cache-control': 'no-store' }),
    };
    return { status: response.status, headers, html, whole };
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

/** The same data, telling when one of its reads fails. */
function watched(data: SiteData, onFailure: () => void): SiteData {
  const watch =
    <Input extends unknown[], Output>(read: (...input: Input) => Promise<Output>) =>
    (...input: Input) =>
      read.apply(data, input).catch((error: unknown) => {
        onFailure();
        throw error;
      });
  return {
    landingServices: watch(data.landingServices),
    services: watch(data.services),
    service: watch(data.service),
    assets: watch(data.assets),
    submitContact: watch(data.submitContact),
    testimonials: watch(data.testimonials),
    testimonialBehind: watch(data.testimonialBehind),
    submitTestimonial: watch(data.submitTestimonial),
    subscribe: watch(data.subscribe),
    newsletterLink: watch(data.newsletterLink),
    followNewsletterLink: watch(data.followNewsletterLink),
  };
}
