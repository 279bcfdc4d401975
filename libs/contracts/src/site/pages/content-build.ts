import type { ContentPart, FieldProblem } from './site-content.ts';

/** Who the site speaks for. */
export interface SiteOwner {
  name: string;
  /** The name of the site. */
  brand: string;
  /** Completes "I reply". */
  replyTime: string;
}

/** What the owner has changed of the content, by part: only what differs from the defaults. */
export type ContentChanges = Readonly<Record<string, unknown>>;

/** A part of the content as the owner edits it. */
export interface ReadPart {
  value: unknown;
  defaults: unknown;
  /** Describes the form, as JSON Schema. */
  form: unknown;
  /** Changes that no longer fit, as after an update: the defaults are shown in their place. */
  outdated: FieldProblem[];
}

export type CheckedPart =
  | { ok: true; change: object | undefined }
  | { ok: false; problems: FieldProblem[] };

/** What the web build knows of the site's content. */
export interface ContentBuild {
  /** In the order of the owner's list. */
  parts: readonly ContentPart[];
  ownerOf: (changes: ContentChanges) => SiteOwner;
  /** Whether the pages say that their content is a demo. */
  isDemo: (changes: ContentChanges) => boolean;
  /** Undefined for a part that is not there. */
  read: (name: string, changes: ContentChanges) => ReadPart | undefined;
  /** Checks a part that `read` knows; answers what differs from its defaults, if anything. */
  check: (name: string, value: unknown, changes: ContentChanges) => CheckedPart;
  /** The resume as a Word document. */
  resume: (changes: ContentChanges) => Promise<Buffer>;
}
