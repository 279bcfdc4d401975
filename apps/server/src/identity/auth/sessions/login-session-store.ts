import type { LoginSessionsRepository, StoredSession } from './login-sessions.repository';

type Done = (error?: unknown) => void;
type Found = (error: unknown, found?: StoredSession | null) => void;

/**
 * The store of the session library. A stored session is only updated, never inserted again: otherwise a request that
 * still has it open could restore a session that has ended.
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
