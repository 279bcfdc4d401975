import { randomBytes } from 'node:crypto';
import type { SiteData, SiteModule } from '@polaris/contracts';
import { contentSecurityPolicy, hashScripts } from './content-security-policy';
import { type StoredPage, storePage } from './stored-page';

export interface PageRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
  address: string;
}

/** Loads the web build; in development, the sources through the build tool. */
export type LoadSite = () => Promise<SiteModule>;

/** Renders pages and gives each the policy that fits it. */
export class Renderer {
  constructor(
    private readonly load: LoadSite,
    private readonly data: SiteData,
    private readonly publicUrl: string,
  ) {}

  async render(request: PageRequest): Promise<StoredPage> {
    const nonce = randomBytes(16).toString('hex');
    const { renderSite } = await this.load();
    const response = await renderSite(this.toWebRequest(request), {
      data: this.data,
      visitor: { address: request.address },
      nonce,
      publicUrl: this.publicUrl,
    });
    const { html, hashes } = hashScripts(await response.text(), nonce);
    const https = this.publicUrl.startsWith('https:');
    const headers = {
      ...Object.fromEntries(response.headers),
      'content-security-policy': contentSecurityPolicy(hashes, https),
    };
    return storePage(response.status, headers, html);
  }

  private toWebRequest({ method, url, headers, body }: PageRequest): Request {
    return new Request(this.publicUrl + url, {
      method,
      headers,
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
  }
}

/** The page is the same for everyone and may be kept. */
export const isPublic = (page: StoredPage): boolean =>
  page.status === 200 && (page.headers['cache-control'] ?? '').includes('public');
