import { existsSync } from 'node:fs';
import { runProgram } from '../../platform/processes/run-program.ts';
import type { PictureWords } from '@polaris/contracts';

/** Far more than the drawings take on a busy machine. */
const TIMEOUT_MS = 120_000;

/** The build puts the script beside the server; from source, Node strips the types. */
const built = `${import.meta.dirname}/share-picture.js`;
const program = existsSync(built) ? built : `${import.meta.dirname}/draw-process.ts`;

/** Returns the cards as PNG. One process draws all, as starting takes longer than drawing. */
export async function drawPictures(
  texts: readonly PictureWords[],
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer[]> {
  const output = await runProgram(program, JSON.stringify(texts), timeoutMs, {
    isBackground: true,
  });
  return (JSON.parse(output.toString()) as string[]).map((one) => Buffer.from(one, 'base64'));
}
