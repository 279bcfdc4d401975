import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ProblemError } from '../platform/http/problem';
import {
  type EarlierAnswer,
  type KeyedRequest,
  MessageKeysRepository,
} from './message-keys.repository';

/** Who makes a call, and with which Idempotency-Key. */
export interface KeyedCall {
  userId: string;
  key: string | undefined;
  /** The call with all that was sent: the same again has the same key and the same content. */
  content: unknown[];
}

type Work<Answer> = (manager: EntityManager) => Promise<Answer>;

/** Makes a call with a key safe to repeat: it works once, and the same again gets the same answer. */
@Injectable()
export class MessageKeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: MessageKeysRepository,
  ) {}

  /** `prepare` reads and checks, outside of the transaction that does its work. */
  async run<Answer extends object>(
    { userId, key, content }: KeyedCall,
    prepare: () => Promise<Work<Answer>>,
  ): Promise<Answer> {
    if (key === undefined) return this.dataSource.transaction(await prepare());
    const request = { userId, key, inputHash: digest(content) };
    const earlier = await this.keys.find<Answer>(request);
    return earlier ? answerOf(earlier) : this.runKeyed(request, await prepare());
  }

  private runKeyed<Answer extends object>(
    request: KeyedRequest,
    work: Work<Answer>,
  ): Promise<Answer> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.keys.claim(request, manager)))
        return answerOf((await this.keys.find<Answer>(request, manager))!);
      const answer = await work(manager);
      await this.keys.store(request, answer, manager);
      return answer;
    });
  }
}

function answerOf<Answer>({ answer, same }: EarlierAnswer<Answer>): Answer {
  if (!same) throw new ProblemError(422, 'This Idempotency-Key was used for something else.');
  return answer;
}

const digest = (content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
