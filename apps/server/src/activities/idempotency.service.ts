import { Injectable } from '@nestjs/common';
import type { Activity, ActivityInput } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { ProblemError } from '../platform/http/problem';
import { IdempotencyRepository, type IdempotentRequest } from './idempotency.repository';

/** Makes a request with a key safe to repeat. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly keys: IdempotencyRepository) {}

  /** Logs an activity unless the key was used; then answers what it answered the first time. */
  async run(
    manager: EntityManager,
    request: IdempotentRequest,
    input: ActivityInput,
    log: () => Promise<Activity>,
  ): Promise<Activity> {
    if (!(await this.keys.claim(request, input, manager)))
      return this.repeat(manager, request, input);
    const activity = await log();
    await this.keys.store(request, activity, manager);
    await this.keys.removeOld(manager);
    return activity;
  }

  private async repeat(
    manager: EntityManager,
    request: IdempotentRequest,
    input: ActivityInput,
  ): Promise<Activity> {
    const earlier = await this.keys.find(request, input, manager);
    if (!earlier?.same)
      throw new ProblemError(422, 'This Idempotency-Key was used for another activity.');
    return earlier.answer;
  }
}
