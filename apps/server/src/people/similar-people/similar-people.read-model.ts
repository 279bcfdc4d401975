import { Injectable } from '@nestjs/common';
import type { SimilarPerson } from '@polaris/contracts';
import { searchKey } from '../../platform/database/search-key';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

/** How much of a term's trigrams must be in a row, from 0 to 1: "Habor Trst" finds "Harbor Trust". */
const RESEMBLANCE = 0.4;

/** More would not be read. */
const SHOWN = 5;

/** Must match the expressions of the trigram indexes exactly. A message only helps to find its row. */
const customer = sql`r."searchText"`;
const contact = searchKey(sql`r.name || ' ' || r.email || ' ' || r.message`);
const writer = searchKey(sql`r.name || ' ' || r.email`);

/** People whose name, address or company is spelled like a search term. */
@Injectable()
export class SimilarPeopleReadModel {
  constructor(private readonly database: Database) {}

  /** Best matches first; customers first among equal matches. */
  find(term: string): Promise<SimilarPerson[]> {
    return this.database.transaction(async () => {
      await this.database.tx.query(
        sql`select set_config('pg_trgm.word_similarity_threshold', '${RESEMBLANCE}', true)`,
      );
      return this.database.tx.query<SimilarPerson[]>(
        sql`select kind, id, name, detail from (
           (select 'customer' as kind, r.id, r.name, coalesce(r.company, r.email, '') as detail,
              word_similarity(search_key($1), ${customer}) as likeness
            from customers r where search_key($1) <% ${customer} order by likeness desc, r.id desc limit ${SHOWN})
           union all
           (select 'contact', r.id, r.name, r.email,
              word_similarity(search_key($1), ${writer}) as likeness
            from contact_submissions r
            where search_key($1) <% ${contact} and search_key($1) <% ${writer}
            order by likeness desc, r.id desc limit ${SHOWN})
         ) people order by likeness desc, kind desc, id desc limit ${SHOWN}`,
        [term],
      );
    });
  }
}
