import { Injectable } from '@nestjs/common';
import type {
  ContentBuild,
  ContentChanges,
  ContentPart,
  ContentProgress,
  ContentVersion,
  ListedContent,
  ReadPart,
  SiteContentInput,
  SiteContentPart,
  SiteOwner,
} from '@polaris/contracts';
import { BlobsService } from '../../platform/blobs/blobs.service';
import type { ReceivedPicture } from '../../platform/blobs/blob';
import { ContentChangesService } from '../../platform/database/events/content-changes.service';
import { MailSender } from '../../platform/config/mail-sender';
import { Database } from '../../platform/database/database';
import { PublicReadsService } from '../../platform/http/limits/public-reads.service';
import { ProblemError, invalid, notFound, stale } from '../../platform/problem/problem';
import { AuditService } from '../../records/audit/audit.service';
import type { SiteContentEntity } from './site-content.entity';
import { SiteBuild } from './site-build.service';
import { SiteContentRepository } from './site-content.repository';

/** The most earlier versions to offer. */
const MAX_VERSIONS = 20;
const PART = 'This part of the site';
const NOTHING_INVENTED: ContentProgress = { words: true, work: true, resume: false };
const PICTURE = /"([0-9a-f]{64})"/g;

/** Renders a page as a visitor would see it with these changes, as HTML. */
type RenderPage = (path: string, changes: ContentChanges) => Promise<string>;

export interface KnownChanges {
  changes: ContentChanges;
  isCurrent: boolean;
}

/** The texts and pictures of the public pages, which the owner can edit. */
@Injectable()
export class SiteContentService {
  private renderPage: RenderPage | undefined;
  private last: ContentChanges = {};
  private readonly resumes = new WeakMap<ContentChanges, Promise<Buffer | undefined>>();

  constructor(
    private readonly database: Database,
    private readonly rows: SiteContentRepository,
    private readonly publicReads: PublicReadsService,
    private readonly blobs: BlobsService,
    private readonly audit: AuditService,
    private readonly contentChanges: ContentChangesService,
    private readonly site: SiteBuild,
    sender: MailSender,
  ) {
    const mediaType = { column: 'mediaType' };
    blobs.show({ table: 'site_pictures', column: 'picture', caching: 'public', mediaType });
    sender.setSiteOwner(() => this.owner());
  }

  /** Needed for previews; not set if the server has no pages. */
  setRenderer(render: RenderPage): void {
    this.renderPage = render;
  }

  /** The owner's changes by part, from memory. Pages are rendered with them. */
  changes(): Promise<ContentChanges> {
    return this.publicReads.get('site content', async () => toChanges(await this.rows.list()));
  }

  /** The changes for pages; if the database is down, the last known ones. */
  async knownChanges(): Promise<KnownChanges> {
    try {
      this.last = await this.changes();
      return { changes: this.last, isCurrent: true };
    } catch {
      return { changes: this.last, isCurrent: false };
    }
  }

  /** The resume as a Word document, generated once per change; undefined if its page is not shown. */
  async resume(): Promise<Buffer | undefined> {
    const { changes } = await this.knownChanges();
    const known = this.resumes.get(changes);
    if (known) return known;
    const made = (await this.build()).resume(changes);
    this.resumes.set(changes, made);
    return made;
  }

  async owner(): Promise<SiteOwner> {
    return (await this.build()).ownerOf((await this.knownChanges()).changes);
  }

  /** A server without pages has no invented person either. */
  async progress(): Promise<ContentProgress> {
    const build = await this.site.load();
    return build?.content.progressOf(await this.changes()) ?? NOTHING_INVENTED;
  }

  async list(): Promise<ListedContent[]> {
    const build = (await this.site.load())?.content;
    if (!build) return [];
    const rows = await this.rows.list();
    const changes = toChanges(rows);
    return build.parts.map((part) => {
      const row = rows.find(({ name }) => name === part.name);
      return {
        ...part,
        isChanged: Object.hasOwn(changes, part.name),
        isOutdated: (build.read(part.name, changes)?.outdated.length ?? 0) > 0,
        updatedAt: row?.updatedAt.toISOString() ?? null,
      };
    });
  }

  async get(name: string): Promise<SiteContentPart> {
    const rows = await this.rows.list();
    const row = rows.find((one) => one.name === name);
    const { part, read } = await this.readPart(name, toChanges(rows));
    return {
      ...part,
      ...read,
      version: row?.version ?? 0,
      updatedAt: row?.updatedAt.toISOString() ?? null,
    };
  }

  /** Saves only what differs from the defaults. */
  async update(name: string, { value, version }: SiteContentInput): Promise<SiteContentPart> {
    const build = await this.build();
    const saved = await this.database.transaction(async () => {
      const row = await this.rows.lock(name);
      if (version !== undefined && version !== (row.version ?? 0)) throw stale();
      const changes = toChanges(await this.rows.list());
      const { read } = await this.readPart(name, changes);
      const checked = build.check(name, value, changes);
      if (!checked.ok) throw invalid(checked.problems.map(inValue));
      await this.rejectMissingPictures(checked.change, read);
      row.changes = checked.change ?? {};
      await this.rows.save(row);
      return this.get(name);
    });
    this.contentChanges.announce();
    return saved;
  }

  /** Restores the defaults. */
  async reset(name: string): Promise<void> {
    const { read } = await this.readPart(name, await this.changes());
    await this.update(name, { value: read.defaults as Record<string, unknown> });
  }

  /** Renders the part's page with unsaved input, after checking it. */
  async preview(name: string, value: unknown): Promise<string> {
    const build = await this.build();
    const changes = await this.changes();
    const { part } = await this.readPart(name, changes);
    const checked = build.check(name, value, changes);
    if (!checked.ok) throw invalid(checked.problems.map(inValue));
    if (!this.renderPage) throw notFound(PART);
    return this.renderPage(part.path, { ...changes, [name]: checked.change });
  }

  /** Earlier versions, newest first. */
  async listVersions(name: string): Promise<ContentVersion[]> {
    const build = await this.build();
    const changes = await this.changes();
    await this.readPart(name, changes);
    const row = await this.rows.find(name);
    if (!row) return [];
    const query = { relation: 'site_content', recordId: row.id, limit: MAX_VERSIONS } as const;
    const { items } = await this.audit.list(query);
    return items.flatMap(({ createdAt, actor, before, action }) => {
      if (action === 'update' && !before?.changes) return [];
      const read = build.read(name, { ...changes, [name]: before?.changes });
      return read ? [{ at: createdAt, actor, value: read.value }] : [];
    });
  }

  /** Returns the picture's name in the content. */
  async addPicture({ content, mediaType }: ReceivedPicture): Promise<string> {
    const picture = await this.blobs.store(content);
    await this.rows.addPicture(picture, mediaType);
    return picture;
  }

  private async readPart(
    name: string,
    changes: ContentChanges,
  ): Promise<{ part: ContentPart; read: ReadPart }> {
    const build = await this.build();
    const part = build.parts.find((one) => one.name === name);
    const read = part && build.read(name, changes);
    if (!part || !read) throw notFound(PART);
    return { part, read };
  }

  /** A missing picture that was already in use is allowed, for example after a restore. */
  private async rejectMissingPictures(change: unknown, { value }: ReadPart): Promise<void> {
    const shown = JSON.stringify(value);
    const added = picturesIn(change).filter((picture) => !shown.includes(picture));
    if ((await this.rows.listMissing(added)).length > 0)
      throw new ProblemError(422, 'A picture is missing. Please upload it again.');
  }

  private async build(): Promise<ContentBuild> {
    const build = await this.site.load();
    if (!build) throw notFound(PART);
    return build.content;
  }
}

/** The API nests the form in the field `value`. */
const inValue = ({ path, message }: { path: string; message: string }) => ({
  path: path ? `value.${path}` : 'value',
  message,
});

const picturesIn = (change: unknown): string[] =>
  [...JSON.stringify(change ?? {}).matchAll(PICTURE)].map(([, picture]) => picture!);

const toChanges = (rows: readonly SiteContentEntity[]): ContentChanges =>
  Object.fromEntries(
    rows
      .filter(({ changes }) => Object.keys(changes).length > 0)
      .map(({ name, changes }) => [name, changes]),
  );
