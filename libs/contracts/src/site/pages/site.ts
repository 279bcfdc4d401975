import type { Asset } from '../assets/asset.ts';
import type { PublicEssay } from '../essays/essay.ts';
import type { TaxRule } from '../../sales/invoices/invoice-totals.ts';
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

/** The reads and writes of public pages, handled in-process by the server. */
export interface SiteData {
  landingServices: () => Promise<LandingService[]>;
  /** Active services, in list order. */
  services: () => Promise<Service[]>;
  /** One active service, else null. */
  service: (id: number) => Promise<Service | null>;
  /** The rules for sales tax. */
  taxRule: () => Promise<TaxRule>;
  /** Whether clients can book the sessions of their orders. */
  booksSessions: () => Promise<boolean>;
  /** Whether visitors can book free calls. */
  takesCalls: () => Promise<boolean>;
  /** Active assets, in list order. */
  assets: () => Promise<Asset[]>;
  /** Published essays that are not files of the site, oldest first. */
  essays: () => Promise<PublicEssay[]>;
  /** Takes the fields of a form as they were posted. */
  submitContact: (fields: Record<string, unknown>, visitor: Visitor) => Promise<SubmitResult>;
  /** Approved testimonials, newest first. */
  testimonials: () => Promise<PublicTestimonial[]>;
  /** Returns the testimonial that a private link leads to. */
  findTestimonialByToken: (token: string) => Promise<LinkResult<AuthorTestimonial>>;
  /** Takes a form of the author's page; its field `intent` names the action. */
  submitTestimonial: (
    token: string,
    fields: Record<string, unknown>,
    visitor: Visitor,
  ) => Promise<LinkResult<TestimonialStep>>;
  /** Takes the newsletter form's fields; the result never reveals whether the address is known. */
  subscribe: (fields: Record<string, unknown>, visitor: Visitor) => Promise<SubmitResult>;
  /** Carries out the action of a link in a newsletter mail. */
  followNewsletterLink: (link: NewsletterLink, token: string) => Promise<NewsletterLinkState>;
}

/** What the author did; after sending, with the author's own link. */
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
  /** The network address, for rate limits. */
  address: string;
  /** Whether the request comes from a page of this site, according to the browser. */
  isOnOwnPage: boolean;
}

export type SubmitResult =
  | { ok: true }
  | { ok: false; problem: Problem; retryAfterSeconds?: number | undefined };

/** What the server hands to the pages with each request. */
export interface SiteRequest {
  data: SiteData;
  visitor: Visitor;
  /** Logs a failure on the server, without user input. */
  report: (error: unknown) => void;
  /** Marks the page's own inline scripts, for its Content Security Policy. */
  nonce: string;
  /** The address people use, without a trailing slash. */
  publicUrl: string;
  /** Whether orders are paid by card. */
  takesCards: boolean;
  /** The owner's changes to the content; none on a new installation. */
  content?: ContentChanges | undefined;
  /** Finds share pictures that the build did not create; missing ones are created. */
  findPicture?: FindPicture | undefined;
  /** Only for the owner's screens: the responses that the screen reads first. */
  firstData?: FirstData | undefined;
}

/** Responses by API path. */
export type FirstData = Record<string, { headers: Record<string, string>; body: unknown }>;

/** Which records have a page; unknown ones may have one. */
export interface KnownRecords {
  hasService: (id: number) => Promise<boolean>;
  hasEssay: (slug: string) => Promise<boolean>;
}

/** Where a path leads. */
export interface PageLookup {
  /** The canonical path; others redirect to it. Undefined if there is no page. */
  path: string | undefined;
  /** The path and query to render; equal for all addresses that show the same page. */
  render: string;
  /** Whether the page accepts a posted form. */
  form: boolean;
}

/** The web build as the server loads it. */
export interface WebBuild {
  content: ContentBuild;
  /** The essays, in the order in which they are read. */
  essays: readonly PublishedEssay[];
  renderSite: (request: Request, site: SiteRequest) => Promise<Response>;
  /** The paths of all public pages: the fixed ones, and those of these records. */
  publicPages?: (
    services: readonly number[],
    essays: readonly string[],
    changes?: ContentChanges,
  ) => readonly string[];
  /** Finds the page of a path by the build's routes, without rendering it. */
  findPage: (
    url: string,
    known: KnownRecords,
    changes?: ContentChanges,
  ) => PageLookup | Promise<PageLookup>;
  /** The API paths that the admin screen at this URL reads first. */
  firstReads?: (url: URL) => readonly string[];
}
