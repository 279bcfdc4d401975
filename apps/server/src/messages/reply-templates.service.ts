import { Injectable } from '@nestjs/common';
import type { PageQuery, ReplyTemplate, ReplyTemplateInput } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { sqlState } from '../platform/database/database-error';
import type { JsonPage } from '../platform/database/list/list';
import { ProblemError } from '../platform/http/problem';
import { MessageKeysService } from './message-keys.service';
import { ReplyTemplatesRepository } from './reply-templates.repository';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class ReplyTemplatesService {
  constructor(
    private readonly templates: ReplyTemplatesRepository,
    private readonly keys: MessageKeysService,
  ) {}

  /** Newest first. */
  list(query: PageQuery): Promise<JsonPage> {
    return this.templates.list(query);
  }

  /** With a key, the same input sent again adds nothing more and answers the same. */
  create(
    { version: _none, ...fields }: ReplyTemplateInput,
    userId: string,
    key: string | undefined,
  ): Promise<ReplyTemplate> {
    const call = { userId, key, content: ['reply template', fields] };
    const add = () =>
      Promise.resolve((manager: EntityManager) => this.templates.add(fields, manager));
    return this.keys.run(call, add).catch(nameIsTaken);
  }

  update(id: number, { version, ...fields }: ReplyTemplateInput): Promise<ReplyTemplate> {
    return this.templates.edit(id, version, (row) => Object.assign(row, fields)).catch(nameIsTaken);
  }

  /** The id, or null for a template that was deleted since it was picked. */
  async existing(id: number | null, manager: EntityManager): Promise<number | null> {
    return id !== null && (await this.templates.exists(id, manager)) ? id : null;
  }
}

/** Names differ by more than their letter case. */
function nameIsTaken(error: unknown): never {
  if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
  const message = 'There is a template with this name already.';
  throw new ProblemError(409, message, [{ path: 'name', message }]);
}
