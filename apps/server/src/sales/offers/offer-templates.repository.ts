import { Injectable } from '@nestjs/common';
import { type OfferTemplate, type OfferTemplateInput, toOfferContent } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** All SQL on templates of offers. */
@Injectable()
export class OfferTemplatesRepository {
  constructor(private readonly database: Database) {}

  /** Sorted by name. */
  list(): Promise<OfferTemplate[]> {
    return this.database.query<OfferTemplate[]>(
      sql`select id, name, content from offer_templates order by lower(name), id limit 200`,
    );
  }

  /** Undefined if the name is taken. */
  async insert({ name, content }: OfferTemplateInput): Promise<OfferTemplate | undefined> {
    const [row] = await this.database.query<OfferTemplate[]>(
      sql`insert into offer_templates (name, content) values ($1, $2)
       on conflict (lower(name)) do nothing returning id, name, content`,
      [name.trim(), JSON.stringify(toOfferContent(content))],
    );
    return row;
  }

  /** Returns false if there was none. */
  async remove(id: number): Promise<boolean> {
    const [, removed] = await this.database.query<[unknown, number]>(
      sql`delete from offer_templates where id = $1`,
      [id],
    );
    return removed === 1;
  }
}
