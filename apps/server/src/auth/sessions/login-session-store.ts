import session from '@fastify/session';
import connectPg from 'connect-pg-simple';
import type { Pool } from 'pg';
import type { LoginSessionsRepository, StoredSession } from './login-sessions.repository';

type Done = (error?: unknown) => void;
type Found = (error: unknown, found?: StoredSession | null) => void;

const Store = connectPg(session as never) as unknown as new (options: object) => {
  get(sid: string, done: Found): void;
};

/**
 * The rows of login sessions. A session that was stored is only ever updated: one that has ended
 * is not inserted again by a request that still has it open.
 */
export class LoginSessionStore extends Store {
  constructor(
    pool: Pool,
    private readonly sessions: LoginSessionsRepository,
  ) {
    // ExpiredRowsService removes what has expired.
    super({ pool, tableName: 'sessions', pruneSessionInterval: false, errorLog: () => undefined });
  }

  override get(sid: string, done: Found): void {
    super.get(sid, (error, found) => done(error, found && { ...found, isStored: true }));
  }

  set(sid: string, data: StoredSession, done: Done): void {
    this.save(sid, data).then(() => done(), done);
  }

  private async save(sid: string, data: StoredSession): Promise<void> {
    if (data.isStored) return this.sessions.update(sid, data);
    await this.sessions.insert(sid, data);
    data.isStored = true;
  }
}
