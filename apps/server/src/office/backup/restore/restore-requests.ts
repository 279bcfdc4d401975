import type { RestoreRules } from './restore-archive';

/** A restore that an owner has requested in the admin area. */
export interface RestoreRequest {
  file: string;
  passphrase: string | undefined;
  actorId: string;
  /** With this token, the client can read the progress. */
  progressToken: string;
}

/** Passes a restore from the running server to the process, which stops it, restores and starts it again. */
export class RestoreRequests {
  private readonly asked = Promise.withResolvers<RestoreRequest>();

  constructor(readonly rules: RestoreRules) {}

  /** Resolves with the first request; the server stops for it. */
  get next(): Promise<RestoreRequest> {
    return this.asked.promise;
  }

  start(request: RestoreRequest): void {
    this.asked.resolve(request);
  }
}
