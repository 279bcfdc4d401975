import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Each kind of row that lets someone into an account, and how those of an account are deleted. */
const deletions = {
  sessions: `delete from sessions where sess->>'passport' = $1`,
  appCodes: 'delete from app_codes where "userId" = $1',
  links: 'delete from one_time_tokens where "userId" = $1',
} as const;

/** What lets someone into an account. Only AccessModule provides it: nobody ends a part of the access. */
@Injectable()
export class CredentialsRepository {
  async removeAll(userId: string, manager: EntityManager): Promise<void> {
    for (const deletion of Object.values(deletions)) await manager.query(deletion, [userId]);
  }

  async removeLinks(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(deletions.links, [userId]);
  }
}
