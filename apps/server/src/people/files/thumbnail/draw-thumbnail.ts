import { existsSync } from 'node:fs';
import { runProgram } from '../../../platform/processes/run-program.ts';

/** Several times what the largest camera picture needs. Other pictures wait for this one. */
const CPU_SECONDS = 10;
const TIMEOUT_MS = 120_000;

/** The build puts the script beside the server; from source, Node strips the types. */
const built = `${import.meta.dirname}/thumbnail.js`;
const program = existsSync(built) ? built : `${import.meta.dirname}/thumbnail-process.ts`;

/** Returns a picture as a small PNG; throws if it is not a picture or too large. */
export const drawThumbnail = (picture: AsyncIterable<Buffer>): Promise<Buffer> =>
  runProgram(program, picture, TIMEOUT_MS, { isBackground: true, cpuSeconds: CPU_SECONDS });
