import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../hosts/testing.ts';
import { SmallDisk, WITHOUT_ROOT, canMount } from '../hosts/small-disk.ts';
import { originOf, untilReady } from '../hosts/until-ready.ts';
import { OWNER_ENV, ask } from '../recorder/ask.ts';
import { probeDuring } from '../recorder/probe.ts';
import { Recorder } from '../recorder/recorder.ts';
import { type Figure, type Scenario, type ScenarioContext, atLeast, atMost } from '../scenario.ts';

const DATA_SIZE = '400m';
const LOGGED_REQUESTS = 300;
const STOP_SECONDS = 15;

/** A disk that is full: under the data, under the log, and at the very first start. */
export const fullDisk: Scenario = {
  name: 'disk full',
  seconds: 240,
  run: async (context) =>
    canMount()
      ? [...(await underData(context)), ...(await underLog(context)), ...(await atFirst(context))]
      : [{ what: 'disk full under data, log and first start', reason: WITHOUT_ROOT }],
};

async function underData(context: ScenarioContext): Promise<Figure[]> {
  const { extent, createServer, counted, onEnd, log } = context;
  const disk = mount(context, DATA_SIZE);
  const server = await createServer(OWNER_ENV, disk.makeFolder());
  await server.start();
  const origin = originOf(server);
  const recorder = await new Recorder(origin).prepare();
  onEnd(recorder.close);
  await recorder.writeFor(extent.writeSeconds);
  disk.fill();
  const fullFrom = recorder.writes.length;
  const writing = recorder.writeFor(extent.wireSeconds);
  const probed = await probeDuring(origin, recorder.cookie, writing);
  const whileFull = recorder.writes.slice(fullFrom);
  const taken = whileFull.filter(({ outcome }) => outcome === 'ok').length;
  log(`${taken} of ${whileFull.length} writes taken while full; wrong: ${probed.wrong.join(', ')}`);
  disk.makeRoom();
  const seconds = await untilWritten(recorder);
  await recorder.writeFor(extent.writeSeconds);
  return [
    ...counted(await recorder.compare(server.databaseUrl)),
    atMost('data: answers that are neither good nor a 503', probed.wrong.length, 0, 'answers'),
    atMost('data: slowest request while full', Math.max(probed.slowest, recorder.slowest), 6, 's'),
    atMost('data: until writes are taken again', seconds, 10, 's'),
  ];
}

async function untilWritten(recorder: Recorder): Promise<number> {
  const began = performance.now();
  while ((await recorder.write('customer')).outcome !== 'ok') {
    if (performance.now() - began > 60_000) break;
    await sleep(100);
  }
  return (performance.now() - began) / 1000;
}

async function underLog(context: ScenarioContext): Promise<Figure[]> {
  const disk = mount(context, '1m');
  const server = await context.createServer({ ...OWNER_ENV, LOG_LEVEL: 'info' });
  server.printsTo = join(disk.path, 'log');
  writeFileSync(server.printsTo, '');
  disk.fill();
  await server.start();
  let unanswered = 0;
  for (let sent = 0; sent < LOGGED_REQUESTS; sent += 1)
    await ask({ origin: originOf(server), path: '/api/services/12345678' }).catch(
      () => (unanswered += 1),
    );
  const seconds = await secondsToStop(server);
  return [
    atMost(`log: of ${LOGGED_REQUESTS} requests without an answer`, unanswered, 0, 'requests'),
    atMost('log: until it has stopped', seconds, 10, 's'),
  ];
}

async function secondsToStop(server: ServerProcess): Promise<number> {
  const began = performance.now();
  await Promise.race([server.signal('SIGTERM'), sleep(STOP_SECONDS * 1000)]);
  return (performance.now() - began) / 1000;
}

async function atFirst(context: ScenarioContext): Promise<Figure[]> {
  const disk = mount(context, '64k');
  const server = await context.createServer(OWNER_ENV, disk.makeFolder());
  disk.fill();
  const { code, output } = await server.runToEnd();
  context.log(`first start: ${code}, ${output.split('\n')[0]?.slice(0, 200)}`);
  const isSentence = /^(DATA_DIR cannot be used: |There is no space left )[^\n]+$/.test(output);
  disk.resize(DATA_SIZE);
  disk.makeRoom();
  const began = performance.now();
  await server.start();
  const seconds = await untilReady(originOf(server), began);
  return [
    atMost('first start: taken for a good one', code === 0 ? 1 : 0, 0, 'starts'),
    atLeast('first start: says in a sentence why not', isSentence ? 1 : 0, 1, 'sentence'),
    atMost('first start again with room: until ready', seconds, 10, 's'),
  ];
}

function mount({ onEnd }: ScenarioContext, size: string): SmallDisk {
  const disk = new SmallDisk(size);
  onEnd(() => disk.remove());
  return disk;
}
