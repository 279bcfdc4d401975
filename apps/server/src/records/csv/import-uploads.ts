import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { FILE_TOO_LARGE, MAX_IMPORTED_BYTES } from '@polaris/contracts';
import { ProblemError } from '../../platform/problem/problem';
import { limitConcurrency } from '../../platform/http/limits/limit-concurrency';
import { readBody } from '../../platform/http/bodies/read-body';

/** Each holds its file and its plan in memory. */
const MAX_AT_ONCE = 3;
const RETRY_SECONDS = 5;

/** Receives the files of imports, a few at a time. */
@Injectable()
export class ImportUploads {
  private readonly inTurn = limitConcurrency(
    MAX_AT_ONCE,
    () =>
      new ProblemError(
        503,
        'Other imports are being read. Please try again in a few seconds.',
        undefined,
        RETRY_SECONDS,
      ),
  );

  /** Reads the file and runs `use` with it, before the next upload gets its turn. */
  receive<T>(upload: IncomingMessage, use: (file: Uint8Array) => Promise<T>): Promise<T> {
    return this.inTurn(async () => use(await readBody(upload, MAX_IMPORTED_BYTES, FILE_TOO_LARGE)));
  }
}
