import { Injectable } from '@nestjs/common';
import type { PageQuery, ReplyTemplate } from '@polaris/contracts';
import { DataSource, type DeepPartial, type EntityManager } from 'typeorm';
import { editVersioned } from '../platform/database/edit-versioned';
import type { JsonPage } from '../platform/database/list/list';
import { readList } from '../platform/database/list/read-list';
import { type List, NEWEST_FIRST } from '../platform/database/list/sql-list';
import { replyTemplateColumns } from './reply-template.columns';
import { ReplyTemplateEntity } from './reply-template.entity';

export const REPLY_TEMPLATE = 'This reply template';

const templates: List = {
  columns: replyTemplateColumns.inList,
  from: 'reply_templates r',
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

/** The only code whose SQL names the reply templates. */
@Injectable()
export class ReplyTemplatesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(query: PageQuery): Promise<JsonPage> {
    return readList(this.dataSource, query, templates);
  }

  async add(
    fields: DeepPartial<ReplyTemplateEntity>,
    manager: EntityManager,
  ): Promise<ReplyTemplate> {
    return toReplyTemplate(await manager.save(ReplyTemplateEntity, fields as ReplyTemplateEntity));
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: ReplyTemplateEntity) => void,
  ): Promise<ReplyTemplate> {
    const edited = editVersioned(
      this.dataSource,
      ReplyTemplateEntity,
      REPLY_TEMPLATE,
      id,
      version,
      edit,
    );
    return toReplyTemplate(await edited);
  }

  exists(id: number, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(ReplyTemplateEntity, { id });
  }
}

const toReplyTemplate = (row: ReplyTemplateEntity): ReplyTemplate =>
  replyTemplateColumns.toItem(row);
