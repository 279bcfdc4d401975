import type { ContentPart, FieldProblem } from './site-content.ts';

/** Who the site speaks for. */
export interface SiteOwner {
  name: string;
  /** Whether the name is still that of the invented person. */
  isInvented: boolean;
  /** The name of the business. */
  brand: string;
  /** The uploaded picture in place of the star. */
  logo?: string | null;
  /** Completes "I reply". */
  replyTime: string;
}

/** The owner's changes to the content, by part: only what differs from the defaults. */
export type ContentChanges = Readonly<Record<string, unknown>>;

/** A part of the content, for editing. */
export interface ReadPart {
  value: unknown;
  defaults: unknown;
  /** Describes the form, as JSON Schema. */
  form: unknown;
  /** Changes that are no longer valid, such as after an update; the defaults are shown instead. */
  outdated: FieldProblem[];
}

export type CheckedPart =
  | { ok: true; change: object | undefined }
  | { ok: false; problems: FieldProblem[] };

/** Which parts of the content are the owner's instead of an invented person's. */
export interface ContentProgress {
  words: boolean;
  /** The story and the portfolio, which are hidden until the owner has written some. */
  work: boolean;
  resume: boolean;
}

/** The functions of the web build for the site's content. */
export interface ContentBuild {
  /** In the order of the owner's list. */
  parts: readonly ContentPart[];
  ownerOf: (changes: ContentChanges) => SiteOwner;
  progressOf: (changes: ContentChanges) => ContentProgress;
  /** Undefined for an unknown part. */
  read: (name: string, changes: ContentChanges) => ReadPart | undefined;
  /** Checks a part that `read` knows; returns what differs from its defaults, if anything. */
  check: (name: string, value: unknown, changes: ContentChanges) => CheckedPart;
  /** The resume as a Word document; undefined if its page is not shown. */
  resume: (changes: ContentChanges) => Promise<Buffer | undefined>;
}
