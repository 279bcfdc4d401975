import { Injectable } from '@nestjs/common';
import {
  type Essay,
  type EssayInput,
  type EssayUpdate,
  type PageQuery,
  type PublicEssay,
  type PublishedEssay,
  normalizeTopics,
  publicEssayPath,
} from '@polaris/contracts';
import { ContentChangesService } from '../../platform/database/events/content-changes.service';
import type { JsonPage } from '../../platform/database/list/list';
import { PublicReadsService } from '../../platform/http/limits/public-reads.service';
import { notFound } from '../../platform/problem/problem';
import { TrashService } from '../../records/trash/trash.service';
import { SiteBuild } from '../content/site-build.service';
import type { EssayEntity } from './essay.entity';
import {
  addressIsFixed,
  addressIsTaken,
  assertPublishable,
  rethrowTakenAddress,
} from './essay-rules';
import { ESSAY, EssaysRepository } from './essays.repository';

/** Reserved for the not-found page of the essays. */
const NOT_FOUND_SLUG = '404';

@Injectable()
export class EssaysService {
  constructor(
    private readonly essays: EssaysRepository,
    private readonly changes: ContentChangesService,
    private readonly publicReads: PublicReadsService,
    private readonly trash: TrashService,
    private readonly build: SiteBuild,
  ) {}

  /** Newest first, without the texts. */
  list(query: PageQuery): Promise<JsonPage> {
    return this.essays.list(query);
  }

  async get(id: number): Promise<Essay> {
    const essay = await this.essays.find(id);
    if (!essay) throw notFound(ESSAY);
    return essay;
  }

  /** Published essays, oldest first. */
  listPublished(): Promise<PublicEssay[]> {
    return this.publicReads.get('published essays', async () =>
      (await this.essays.listPublished()).map(toPublic),
    );
  }

  /** Essays from files of the site, then those written in the admin area. */
  async listAnnounceable(): Promise<PublishedEssay[]> {
    const files = await this.siteEssays();
    const taken = new Set(files.map(({ slug }) => slug));
    const written = (await this.listPublished()).filter(({ slug }) => !taken.has(slug));
    return [...files, ...written.map(toAnnounceable)];
  }

  async create(input: EssayInput): Promise<Essay> {
    await this.assertFree(input.slug);
    if (input.status === 'published') assertPublishable(input);
    const created = await this.essays.add(withTopics(input)).catch(rethrowTakenAddress);
    this.changes.announce();
    return created;
  }

  /** Checks everything before changing anything. */
  async update(id: number, { version, ...changes }: EssayUpdate): Promise<Essay> {
    if (changes.slug !== undefined) await this.assertFree(changes.slug);
    const essay = await this.essays
      .edit(id, version, (row) => change(row, changes))
      .catch(rethrowTakenAddress);
    this.changes.announce();
    return essay;
  }

  remove(id: number): Promise<void> {
    return this.trash.remove('essay', id);
  }

  /** Essays that are files of the site. */
  private async siteEssays(): Promise<readonly PublishedEssay[]> {
    return (await this.build.load())?.essays ?? [];
  }

  private async assertFree(slug: string): Promise<void> {
    const files = await this.siteEssays();
    if (slug === NOT_FOUND_SLUG || files.some((file) => file.slug === slug)) throw addressIsTaken();
  }
}

function change(row: EssayEntity, changes: Omit<EssayUpdate, 'version'>): void {
  const stays = row.status === 'published' && changes.status !== 'draft';
  if (stays && changes.slug !== undefined && changes.slug !== row.slug) throw addressIsFixed();
  Object.assign(row, withTopics(changes));
  if (row.status === 'published') assertPublishable(row);
}

/** Leaves out fields that were not sent. */
function withTopics<Fields extends { topics?: string[] | undefined }>({
  topics,
  ...fields
}: Fields) {
  const sent = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  return { ...sent, ...(topics && { topics: normalizeTopics(topics) }) };
}

const toPublic = ({ title, slug, description, topics, date, body }: Essay): PublicEssay => ({
  title,
  slug,
  description,
  topics,
  date,
  body,
});

const toAnnounceable = ({ slug, title, description }: PublicEssay): PublishedEssay => ({
  slug,
  title,
  summary: description,
  path: publicEssayPath(slug),
});
