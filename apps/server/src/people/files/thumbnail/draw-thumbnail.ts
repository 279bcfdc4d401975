import { existsSync } from 'node:fs';
import { runProgram } from '../../../platform/processes/run-program.ts';

/** Several times as much as the largest picture of a camera takes; others wait for it. */
const CPU_SECONDS = 10;
const TIMEOUT_MS = 120_000;

/** Built, it is beside the server; from the source, Node takes the types out. */
const built = `${import.meta.dirname}/thumbnail.js`;
const program = existsSync(built) ? built : `${import.meta.dirname}/thumbnail-process.ts`;

/** A picture as a small PNG; throws for what is no picture, or too large to be drawn. */
export const drawThumbnail = (picture: AsyncIterable<Buffer>): Promise<Buffer> =>
  runProgram(program, picture, TIMEOUT_MS, { isBackground: true, cpuSeconds: CPU_SECONDS });
