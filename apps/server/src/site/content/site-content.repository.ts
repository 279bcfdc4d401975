import { Injectable } from '@nestjs/common';
import { type SqlText, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { SiteContentEntity } from './site-content.entity';

/** Of a picture `p` that no part of the content shows. */
export const isUnused: SqlText = sql`"uploadedAt" < now() - interval '90 days'
  and not exists (select from site_content c where strpos(c.changes::text, p.picture) > 0)`;

/** The only code whose SQL names the site's content and its pictures. */
@Injectable()
export class SiteContentRepository {
  constructor(private readonly database: Database) {}

  list(): Promise<SiteContentEntity[]> {
    return this.database.manager.find(SiteContentEntity);
  }

  find(name: string): Promise<SiteContentEntity | null> {
    return this.database.manager.findOneBy(SiteContentEntity, { name });
  }

  /** The row for writing; a new one while there is none. */
  async lock(name: string): Promise<SiteContentEntity> {
    // All parts: what is checked may depend on another one.
    await this.database.tx.query(sql`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      'site content',
    ]);
    const row = await this.database.tx.findOneBy(SiteContentEntity, { name });
    return row ?? this.database.tx.create(SiteContentEntity, { name });
  }

  save(row: SiteContentEntity): Promise<SiteContentEntity> {
    return this.database.tx.save(row);
  }

  /** Pictures among these that were not uploaded, or are gone. */
  async listMissing(pictures: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ picture: string }[]>(
      sql`select w.picture from unnest($1::text[]) w(picture)
       where not exists (select from site_pictures p where p.picture = w.picture)`,
      [pictures],
    );
    return rows.map(({ picture }) => picture);
  }

  /** Uploaded again, it stays for as long as a new one. */
  async addPicture(picture: string, mediaType: string): Promise<void> {
    await this.database.query(
      sql`insert into site_pictures (picture, "mediaType") values ($1, $2)
       on conflict (picture) do update set "uploadedAt" = now()`,
      [picture, mediaType],
    );
  }
}
