import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

export interface SharePicture {
  serviceId: number;
  /** What it says, as a key. */
  text: string;
  /** The hash of the stored file. */
  picture: string;
}

@Injectable()
export class SharePicturesRepository {
  constructor(private readonly database: Database) {}

  list(): Promise<SharePicture[]> {
    return this.database.query<SharePicture[]>(
      sql`select "serviceId", text, picture from service_share_pictures`,
    );
  }

  /** In one statement, so that pages are rendered again once. A deleted service is left out. */
  async save(pictures: readonly SharePicture[]): Promise<void> {
    await this.database.query(
      sql`insert into service_share_pictures ("serviceId", text, picture)
         select s.id, p.text, p.picture
         from jsonb_to_recordset($1) as p("serviceId" integer, text text, picture text)
           join services s on s.id = p."serviceId"
       on conflict ("serviceId") do update set text = excluded.text, picture = excluded.picture`,
      [JSON.stringify(pictures)],
    );
  }
}
