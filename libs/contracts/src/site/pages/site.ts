import type { Asset } from '../assets/asset.ts';
import type { PublicEssay } from '../essays/essay.ts';
import type { LandingService, Service } from '../../sales/services/service.ts';
import type {
  NewsletterLink,
  NewsletterLinkState,
  PublishedEssay,
} from '../subscribers/subscriber.ts';
import type { Problem } from '../../values/problem.ts';
import type { ContentBuild, ContentChanges } from './content-build.ts';
import type { FindPicture } from './share-picture.ts';
import type { AuthorTestimonial, PublicTestimonial } from '../testimonials/testimonial.ts';

/** What public pages read and write, answered in-process by the server. */
export interface SiteData {
  landingServices: () => Promise<LandingService[]>;
  /** Active services, in list order. */
  services: () => Promise<Service[]>;
  /** One active service, else null. */
  service: (id: number) => Promise<Service | null>;
  /** Whether sales tax is added to prices, and at a rate. */
  addsSalesTax: () => Promise<boolean>;
  /** Whether visitors can book free calls. */
  takesCalls: () => Promise<boolean>;
  /** Active assets, in list order. */
  assets: () => Promise<Asset[]>;
  /** The published essays that are no files of the site, the oldest first. */
  essays: () => Promise<PublicEssay[]>;
  /** Takes the fields of a form as they were posted. */
  submitContact: (fields: Record<string, unknown>, visitor: Visitor) => Promise<SubmitResult>;
  /** Approved ones, the newest first. */
  testimonials: () => Promise<PublicTestimonial[]>;
  /** What a private link leads to. */
  findTestimonialByToken: (token: string) => Promise<LinkResult<AuthorTestimonial>>;
  /** Takes a form of the author's page; what it does is in its field `intent`. */
  submitTestimonial: (
    token: string,
    fields: Record<string, unknown>,
    visitor: Visitor,
  ) => Promise<LinkResult<TestimonialStep>>;
  /** Takes the fields of the newsletter's form; never tells whether the address is known. */
  subscribe: (fields: Record<string, unknown>, visitor: Visitor) => Promise<SubmitResult>;
  /** Does what the link of a newsletter mail is for. */
  followNewsletterLink: (link: NewsletterLink, token: string) => Promise<NewsletterLinkState>;
}

/** What the author has done; after sending, their own link. */
export type TestimonialStep =
  | {
      done: 'preview';
      testimonial: Pick<PublicTestimonial, 'content' | 'name' | 'role' | 'company' | 'rating'>;
    }
  | { done: 'sent'; url: string }
  | { done: 'agreed' }
  | { done: 'withdrawn' };

export type LinkResult<T> =
  | { ok: true; value: T }
  | { ok: false; problem: Problem; retryAfterSeconds?: number | undefined };

export interface Visitor {
  /** The network address that limits are counted by. */
  address: string;
  /** Whether a browser says that it sends from a page of this site. */
  isOnOwnPage: boolean;
}

export type SubmitResult =
  | { ok: true }
  | { ok: false; problem: Problem; retryAfterSeconds?: number | undefined };

/** What the server hands to the pages with each request. */
export interface SiteRequest {
  data: SiteData;
  visitor: Visitor;
  /** Writes a failure to the server's log, without what people wrote. */
  report: (error: unknown) => void;
  /** Marks the page's own inline scripts, for its Content Security Policy. */
  nonce: string;
  /** The address people use, without a trailing slash. */
  publicUrl: string;
  /** Whether orders are paid by card. */
  takesCards: boolean;
  /** What the owner has changed of the content; nothing on a new installation. */
  content?: ContentChanges | undefined;
  /** Finds pictures for sharing that the build did not draw; those that are missing are drawn. */
  findPicture?: FindPicture | undefined;
  /** Present in the owner's page of a screen: what it reads first. */
  firstData?: FirstData | undefined;
}

/** Answers to reads, by their addresses. */
export type FirstData = Record<string, { headers: Record<string, string>; body: unknown }>;

/** Which records have a page; those of which that is unknown may have one. */
export interface KnownRecords {
  hasService: (id: number) => Promise<boolean>;
  hasEssay: (slug: string) => Promise<boolean>;
}

/** Where an address leads. */
export interface PageLookup {
  /** The one spelling of the path, to which every other is redirected; none when there is no page. */
  path: string | undefined;
  /** The path and query to render: the same for all addresses that show the same. */
  render: string;
  /** The page takes a posted form. */
  form: boolean;
}

/** The web build as the server loads it. */
export interface WebBuild {
  content: ContentBuild;
  /** The essays, in the order in which they are read. */
  essays: readonly PublishedEssay[];
  renderSite: (request: Request, site: SiteRequest) => Promise<Response>;
  /** The addresses of all public pages that are always there, with those of these records. */
  publicPages?: (
    services: readonly number[],
    essays: readonly string[],
    changes?: ContentChanges,
  ) => readonly string[];
  /** Tells by the build's own routes where an address leads; nothing is rendered for it. */
  findPage: (
    url: string,
    known: KnownRecords,
    changes?: ContentChanges,
  ) => PageLookup | Promise<PageLookup>;
  /** What the screen at an address of the admin area reads first: addresses of the API. */
  firstReads?: (url: URL) => readonly string[];
}
