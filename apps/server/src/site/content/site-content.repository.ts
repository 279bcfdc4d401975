import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { SiteContentEntity } from './site-content.entity';

/** Whether a picture `p` is old and not used in any part of the content. */
const isUnused = sql`"uploadedAt" < now() - interval '90 days'
  and not exists (select from site_content c where strpos(c.changes::text, p.picture) > 0)`;

/** All SQL on the site's content and its pictures is here. */
@Injectable()
export class SiteContentRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({ table: sql`site_pictures p`, expired: isUnused });
  }

  list(): Promise<SiteContentEntity[]> {
    return this.database.manager.find(SiteContentEntity);
  }

  find(name: string): Promise<SiteContentEntity | null> {
    return this.database.manager.findOneBy(SiteContentEntity, { name });
  }

  /** Locks the row for writing, or creates it. */
  async lock(name: string): Promise<SiteContentEntity> {
    // Locks all parts, as the checks of one can depend on another.
    await this.database.tx.query(sql`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      'site content',
    ]);
    const row = await this.database.tx.findOneBy(SiteContentEntity, { name });
    return row ?? this.database.tx.create(SiteContentEntity, { name });
  }

  save(row: SiteContentEntity): Promise<SiteContentEntity> {
    return this.database.tx.save(row);
  }

  /** The pictures among these that were never uploaded or no longer exist. */
  async listMissing(pictures: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ picture: string }[]>(
      sql`select w.picture from unnest($1::text[]) w(picture)
       where not exists (select from site_pictures p where p.picture = w.picture)`,
      [pictures],
    );
    return rows.map(({ picture }) => picture);
  }

  /** Uploading a picture again restarts the time it is kept. */
  async addPicture(picture: string, mediaType: string): Promise<void> {
    await this.database.query(
      sql`insert into site_pictures (picture, "mediaType") values ($1, $2)
       on conflict (picture) do update set "uploadedAt" = now()`,
      [picture, mediaType],
    );
  }
}
