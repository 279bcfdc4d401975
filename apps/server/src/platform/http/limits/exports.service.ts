import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ProblemError } from '../../problem/problem';
import { limitConcurrency } from './limit-concurrency';

/** Each export reads hundreds of rows at a time from the database: more of them would run into time limits. */
const AT_ONCE = 2;
/** One slot is always free for the owner. */
const CLIENTS_AT_ONCE = 1;
const RETRY_SECONDS = 10;

const busy = () =>
  new ProblemError(
    503,
    'Other exports are running. Please try again in a few seconds.',
    undefined,
    RETRY_SECONDS,
  );

/** Limits concurrent exports of files that are read from the database while they are sent; others are rejected. */
@Injectable()
export class ExportsService {
  private readonly inTurn = limitConcurrency(AT_ONCE, busy);
  private readonly inClientsTurn = limitConcurrency(CLIENTS_AT_ONCE, busy);

  /** Returns the stream of `begin`. It counts until it has been read or its client is gone. */
  run(
    { isAdmin }: { isAdmin: boolean },
    reply: FastifyReply,
    begin: () => Promise<Readable>,
  ): Promise<Readable> {
    const opened = Promise.withResolvers<Readable>();
    const work = async () => {
      const stream = await begin();
      const isGone = reply.raw.closed ? undefined : once(reply.raw, 'close');
      const ended = Promise.race([once(stream, 'close'), isGone]);
      opened.resolve(stream);
      await ended;
    };
    const run = () => this.inTurn(work);
    (isAdmin ? run() : this.inClientsTurn(run)).catch(opened.reject);
    return opened.promise;
  }
}
