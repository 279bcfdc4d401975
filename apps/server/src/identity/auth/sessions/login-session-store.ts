import type { LoginSessionsRepository, StoredSession } from './login-sessions.repository';

type Done = (error?: unknown) => void;
type Found = (error: unknown, found?: StoredSession | null) => void;

/**
 * The rows of login sessions, as the session library asks for them. A session that was stored is only ever
 * updated: one that has ended is not inserted again by a request that still has it open.
 */
export class LoginSessionStore {
  constructor(private readonly sessions: LoginSessionsRepository) {}

  get(sid: string, done: Found): void {
    this.sessions.find(sid).then((found) => done(null, found), done);
  }

  set(sid: string, data: StoredSession, done: Done): void {
    this.save(sid, data).then(() => done(), done);
  }

  destroy(sid: string, done: Done): void {
    this.sessions.remove(sid).then(() => done(), done);
  }

  private async save(sid: string, data: StoredSession): Promise<void> {
    if (data.isStored) return this.sessions.update(sid, data);
    await this.sessions.insert(sid, data);
    data.isStored = true;
  }
}
