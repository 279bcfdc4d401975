import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ExpiredRowsService } from '../../../platform/jobs/expired-rows.service';
import { withChangeSet } from '../../../platform/logging/request-context';
import { ProblemError, conflict } from '../../../platform/problem/problem';
import { RecordUndoService } from '../../../records/undo/record-undo.service';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { AssistantGrantsRepository } from '../assistant-grants.repository';
import {
  ChangeSetsRepository,
  type KeyedCall,
  type TagPair,
  expiringChangeSets,
} from './change-sets.repository';

/** For how long text of strangers may still steer what the assistant does. */
export const STRANGERS_TEXT_MINUTES = 10;

/** A call that changes something. */
export interface ChangeCall {
  caller: AssistantCaller;
  tool: string;
  input: { reason: string; key: string };
  /** Whether it overwrites what a customer's record has, which is refused after strangers' text. */
  overwritesCustomer?: boolean;
}

interface Changed<Answer> {
  answer: Answer;
  records: string[];
  tagPairs?: TagPair[];
}

/** Runs the changes of assistants: each call is one transaction and one set, which can be undone. */
@Injectable()
export class ChangeSetsService {
  constructor(
    private readonly database: Database,
    private readonly sets: ChangeSetsRepository,
    private readonly grants: AssistantGrantsRepository,
    private readonly undo: RecordUndoService,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register(expiringChangeSets);
  }

  /** A repeat with the same key changes nothing and gets the first answer. */
  async run<Answer extends object>(
    { caller, tool, input, overwritesCustomer = false }: ChangeCall,
    change: (id: string) => Promise<Changed<Answer>>,
  ): Promise<Pick<Changed<Answer>, 'answer' | 'records'>> {
    const id = randomUUID();
    const { grantId, label: via } = caller;
    return withChangeSet({ id, via }, () =>
      this.database.transaction(async () => {
        const afterStrangersText = await this.isAfterStrangersText(caller);
        const { reason, key } = input;
        const set = { id, grantId, tool, input, reason, key, afterStrangersText };
        if (!(await this.sets.claim(set))) return this.repeat<Answer>(set);
        if (afterStrangersText && overwritesCustomer) throw notNow();
        const { answer, records, tagPairs = [] } = await change(id);
        await this.undo.assertUndoable(id);
        await this.sets.store(id, { answer, records }, tagPairs);
        return { answer, records };
      }),
    );
  }

  /** Whether what others wrote may still steer the assistant. */
  async isAfterStrangersText({ grantId }: AssistantCaller): Promise<boolean> {
    const minutes = await this.grants.minutesSinceStrangersText(grantId);
    return minutes !== null && minutes < STRANGERS_TEXT_MINUTES;
  }

  /** What the first call with this key was answered; undefined for a new key. */
  async findRepeat<Answer extends object>({ caller, tool, input }: ChangeCall) {
    const call = { grantId: caller.grantId, tool, input, key: input.key };
    return (await this.sets.isUsed(call)) ? this.repeat<Answer>(call) : undefined;
  }

  private async repeat<Answer>(set: KeyedCall) {
    const earlier = await this.sets.findAnswer(set);
    if (!earlier)
      throw new ProblemError(
        422,
        'This key was used for another call. Take a new key for each change.',
      );
    return earlier as Changed<Answer>;
  }
}

const notNow = (): ProblemError =>
  conflict('This connection has just read what others wrote. Send the change once more.');
