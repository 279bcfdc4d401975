import { Injectable } from '@nestjs/common';
import type { PageQuery, ReplyTemplate } from '@polaris/contracts';
import type { DeepPartial } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST } from '../../platform/database/list/sql-list';
import { replyTemplateColumns } from './reply-template.columns';
import { ReplyTemplateEntity } from './reply-template.entity';

export const REPLY_TEMPLATE = 'This reply template';

const templates: List = {
  columns: replyTemplateColumns.inList,
  from: sql`reply_templates r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

/** All SQL on reply templates is here, except in read models. */
@Injectable()
export class ReplyTemplatesRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list(query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, templates);
  }

  async add(fields: DeepPartial<ReplyTemplateEntity>): Promise<ReplyTemplate> {
    return toReplyTemplate(
      await this.database.tx.save(ReplyTemplateEntity, fields as ReplyTemplateEntity),
    );
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: ReplyTemplateEntity) => void,
  ): Promise<ReplyTemplate> {
    const edited = editVersioned(
      this.database,
      ReplyTemplateEntity,
      REPLY_TEMPLATE,
      id,
      version,
      edit,
    );
    return toReplyTemplate(await edited);
  }

  exists(id: number): Promise<boolean> {
    return this.database.manager.existsBy(ReplyTemplateEntity, { id });
  }
}

const toReplyTemplate = (row: ReplyTemplateEntity): ReplyTemplate =>
  replyTemplateColumns.toItem(row);
