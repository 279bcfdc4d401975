import { randomBytes } from 'node:crypto';
import type {
  ContentChanges,
  FindPicture,
  FirstData,
  SiteData,
  Visitor,
  WebBuild,
} from '@polaris/contracts';
import { contentSecurityPolicy, hashInline } from './content-security-policy';
import type { RenderedPage } from './page';
import { reportBuild } from '../../platform/http/builds';
import { securityHeaders } from '../../platform/http/security-headers';
import { SiteReads } from './site-reads';

export interface PageRequest {
  method: string;
  /** Path and query. */
  url: string;
  contentType: string | undefined;
  body: Buffer | undefined;
  /** Undefined if the page is rendered without a request. */
  visitor?: Visitor;
}

const NO_VISITOR: Visitor = { address: '', isOnOwnPage: false };

/** Loads the web build; in development, the sources through the build tool. */
export type LoadSite = () => Promise<WebBuild>;

interface RendererOptions {
  load: LoadSite;
  data: SiteData;
  /** The owner's changes of the content, and whether they are up to date. */
  changes: () => Promise<{ changes: ContentChanges; isCurrent: boolean }>;
  /** Finds the current pictures for shared links. */
  pictures: () => Promise<FindPicture>;
  publicUrl: string;
  /** Whether orders are paid by card. */
  takesCards: boolean;
  report: (error: unknown) => void;
  development: boolean;
}

/** Renders pages, each with its own content security policy. */
export class Renderer {
  constructor(private readonly options: RendererOptions) {}

  async render(
    request: PageRequest,
    firstData?: FirstData,
    draft?: ContentChanges,
  ): Promise<RenderedPage> {
    reportBuild('render', request.url);
    const nonce = randomBytes(16).toString('hex');
    const { load, data, publicUrl, takesCards, report, development } = this.options;
    const reads = new SiteReads(data);
    const { visitor = NO_VISITOR } = request;
    const known = draft ? { changes: draft, isCurrent: true } : await this.options.changes();
    const findPicture = draft ? undefined : await this.options.pictures().catch(() => undefined);
    const page = { content: known.changes, findPicture, firstData };
    const site = { data: reads, visitor, nonce, publicUrl, takesCards, report, ...page };
    const { renderSite } = await load();
    const response = await renderSite(this.toWebRequest(request), site);
    const { html, ...inline } = hashInline(await response.text(), nonce);
    const complete = !reads.failed && known.isCurrent && findPicture !== undefined;
    const https = publicUrl.startsWith('https:');
    const headers = {
      ...securityHeaders(https),
      'cache-control': 'no-store',
      ...Object.fromEntries(response.headers),
      'content-security-policy': contentSecurityPolicy(inline, { https, development }),
      // An incomplete page must not be cached after the failure is over.
      ...(complete ? {} : { 'cache-control': 'no-store' }),
    };
    return { status: response.status, headers, html, complete };
  }

  /** A page with unsaved content, with linked styles and without scripts. */
  async preview(path: string, draft: ContentChanges): Promise<string> {
    const url = `${path}?preview`;
    const request = { method: 'GET', url, contentType: undefined, body: undefined };
    const { html } = await this.render(request, undefined, draft);
    return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  }

  /** Passes nothing about the visitor, as the page can be cached for everyone. */
  private toWebRequest({ method, url, contentType, body }: PageRequest): Request {
    return new Request(this.options.publicUrl + url, {
      method,
      headers: { accept: 'text/html', ...(contentType ? { 'content-type': contentType } : {}) },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
  }
}
