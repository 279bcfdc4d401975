import type { RestoreRules } from './restore-archive';

/** A restore that an owner has asked for in the admin area. */
export interface RestoreRequest {
  file: string;
  passphrase: string | undefined;
  actorId: string;
  /** Who sends it reads how far the restore is. */
  progressToken: string;
}

/** Where a running server hands over a restore: it stops, restores, and starts again. */
export class RestoreRequests {
  private readonly asked = Promise.withResolvers<RestoreRequest>();

  constructor(readonly rules: RestoreRules) {}

  /** The first that comes; the server that takes it ends. */
  get next(): Promise<RestoreRequest> {
    return this.asked.promise;
  }

  start(request: RestoreRequest): void {
    this.asked.resolve(request);
  }
}
