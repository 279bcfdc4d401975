import { Injectable } from '@nestjs/common';
import type { PageQuery, ReplyTemplate, ReplyTemplateInput } from '@polaris/contracts';
import { isUniqueViolation } from '../../platform/database/database-error';
import type { JsonPage } from '../../platform/database/list/list';
import { ProblemError } from '../../platform/problem/problem';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { ReplyTemplatesRepository } from './reply-templates.repository';

@Injectable()
export class ReplyTemplatesService {
  constructor(
    private readonly templates: ReplyTemplatesRepository,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Newest first. */
  list(query: PageQuery): Promise<JsonPage> {
    return this.templates.list(query);
  }

  /** A repeated request gets the same response even if the template was changed or deleted since. */
  create({ version: _none, ...fields }: ReplyTemplateInput): Promise<ReplyTemplate> {
    return this.idempotency.once(() => this.templates.add(fields)).catch(nameIsTaken);
  }

  update(id: number, { version, ...fields }: ReplyTemplateInput): Promise<ReplyTemplate> {
    return this.templates.edit(id, version, (row) => Object.assign(row, fields)).catch(nameIsTaken);
  }

  /** The id; null if the template was deleted since it was picked. */
  async existing(id: number | null): Promise<number | null> {
    return id !== null && (await this.templates.exists(id)) ? id : null;
  }
}

/** Names are unique, ignoring letter case. */
function nameIsTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  const message = 'There is a template with this name already.';
  throw new ProblemError(409, message, [{ path: 'name', message }]);
}
