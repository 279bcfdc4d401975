import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

export interface SharePicture {
  /** The path of the page. */
  page: string;
  /** A key of its texts. */
  words: string;
  /** The hash of the stored file. */
  picture: string;
}

@Injectable()
export class SharePicturesRepository {
  constructor(private readonly database: Database) {}

  list(): Promise<SharePicture[]> {
    return this.database.query<SharePicture[]>(
      sql`select page, words, picture from share_pictures`,
    );
  }

  /** In one statement, so that pages are only rendered again once. */
  async save(pictures: readonly SharePicture[]): Promise<void> {
    await this.database.query(
      sql`insert into share_pictures (page, words, picture)
         select page, words, picture
         from jsonb_to_recordset($1) as p(page text, words text, picture text)
       on conflict (page) do update
         set words = excluded.words, picture = excluded.picture, "drawnAt" = now()`,
      [JSON.stringify(pictures)],
    );
  }
}
