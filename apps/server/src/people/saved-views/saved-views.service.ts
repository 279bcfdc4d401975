import { Injectable } from '@nestjs/common';
import {
  MAX_VIEWS,
  type SavedView,
  type SavedViewInput,
  type ViewKind,
  viewKindLabels,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/database-error';
import { ProblemError, conflict } from '../../platform/problem/problem';
import { SavedViewsRepository } from './saved-views.repository';

@Injectable()
export class SavedViewsService {
  constructor(
    private readonly database: Database,
    private readonly views: SavedViewsRepository,
  ) {}

  /** The saved views of a list, by name. */
  list(kind: ViewKind): Promise<SavedView[]> {
    return this.views.list(kind);
  }

  create({ version: _none, ...fields }: SavedViewInput): Promise<SavedView> {
    return this.database
      .transaction(async () => {
        await this.assertRoom(fields.kind);
        return this.views.add(fields);
      })
      .catch(nameIsTaken);
  }

  /** A list can have 50 views, including those restored from the trash. */
  async assertRoom(kind: ViewKind): Promise<void> {
    if ((await this.views.count(kind)) >= MAX_VIEWS)
      throw conflict(
        `${viewKindLabels[kind]} have ${MAX_VIEWS} views already. Delete one of them first.`,
      );
  }

  /** A view cannot move to another list. */
  update(id: number, { version, kind, ...fields }: SavedViewInput): Promise<SavedView> {
    return this.views
      .edit(id, version, (row) => {
        if (row.kind !== kind) throw conflict('This saved view belongs to another list.');
        Object.assign(row, fields);
      })
      .catch(nameIsTaken);
  }
}

/** Names are unique, ignoring letter case. */
function nameIsTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  const message = 'There is a view with this name already.';
  throw new ProblemError(409, message, [{ path: 'name', message }]);
}
