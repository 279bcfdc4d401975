import { appendFileSync } from 'node:fs';

/*
 * Loaded into an attacked server: notes how long its event loop was held, in what its thread computed
 * between two ticks. A machine that is busy with other things lengthens pauses, but not these.
 */
const NOTED_MS = 5;
const file = process.env.LOOP_WATCH;

let before = process.threadCpuUsage();
function tick(): void {
  const now = process.threadCpuUsage();
  const held = (now.user + now.system - before.user - before.system) / 1000;
  before = now;
  if (file && held > NOTED_MS) appendFileSync(file, `${Date.now()} ${held}\n`);
}

setInterval(tick, 1).unref();
