import { existsSync } from 'node:fs';
import { runProgram } from '../../platform/processes/run-program.ts';

/** Far more than a drawing takes on a busy machine. */
const TIMEOUT_MS = 120_000;

/** Built, it is beside the server; from the source, Node takes the types out. */
const built = `${import.meta.dirname}/thumbnail.js`;
const program = existsSync(built) ? built : `${import.meta.dirname}/thumbnail-process.ts`;

/** A picture as a small PNG; throws for what is no picture, or too large to be drawn. */
export const drawThumbnail = (
  picture: AsyncIterable<Buffer>,
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer> => runProgram(program, picture, timeoutMs, { isBackground: true });
