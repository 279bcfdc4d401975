import { setTimeout as sleep } from 'node:timers/promises';
import { DebianPostgres, WITHOUT_POSTGRES, hasDebianPostgres } from '../hosts/debian-postgres.ts';
import type { DatabaseWire } from '../hosts/testing.ts';
import { originOf, untilReady } from '../hosts/until-ready.ts';
import { OWNER_ENV } from '../recorder/ask.ts';
import { probeDuring } from '../recorder/probe.ts';
import { Recorder } from '../recorder/recorder.ts';
import { type Figure, type Scenario, atMost } from '../scenario.ts';

/** A fault of the wire, and how it is taken back. */
type Fault = [name: string, begin: () => unknown, end: () => unknown];

/** The wire between the server and its database is slow, silent or cut; then the database moves. */
export const wire: Scenario = {
  name: 'wire to the database',
  seconds: 240,
  async run(context) {
    if (!hasDebianPostgres()) return [{ what: 'faults of the wire', reason: WITHOUT_POSTGRES }];
    const { extent, testing, createServer, counted, onEnd, log } = context;
    const primary = await DebianPostgres.start();
    onEnd(() => primary.remove());
    const line = await testing.DatabaseWire.open();
    line.targetPort = primary.port;
    onEnd(() => line.close());
    const server = await createServer(
      {
        ...OWNER_ENV,
        DATABASE_URL: line.through(primary.url()),
        SESSION_SECRET: 's'.repeat(43),
      },
      testing.emptyDataFolder(),
    );
    await server.start();
    const origin = originOf(server);
    const recorder = await new Recorder(origin).prepare();
    onEnd(recorder.close);
    const standby = await primary.startStandby();
    onEnd(() => standby.remove());

    const figures: Figure[] = [];
    for (const [name, begin, end] of faultsOf(line, primary, standby)) {
      await recorder.writeFor(extent.writeSeconds);
      const before = recorder.writes.length;
      begin();
      const probed = await probeDuring(
        origin,
        recorder.cookie,
        recorder.writeFor(extent.wireSeconds),
      );
      await end();
      const seconds = await untilReady(origin);
      const slowest = recorder.writes
        .slice(before)
        .reduce((most, { milliseconds }) => Math.max(most, milliseconds / 1000), probed.slowest);
      log(`${name}: ${probed.requests} reads, wrong: ${probed.wrong.join(', ') || 'none'}`);
      figures.push(
        atMost(`${name}: slowest request`, slowest, 6, 's'),
        atMost(
          `${name}: answers that are neither good nor a 503`,
          probed.wrong.length,
          0,
          'answers',
        ),
        atMost(`${name}: until ready afterwards`, seconds, 10, 's'),
      );
    }
    const sent = await recorder.compare(standby.url());
    await recorder.repeatUnknown();
    const repeated = await recorder.compare(standby.url());
    return [
      ...figures,
      ...counted(sent),
      atMost(
        'doubled or lost once what was cut off is sent again',
        repeated.doubled + repeated.lost,
        0,
        'writes',
      ),
      atMost('answers of 5xx without a time to try again', recorder.brokenAnswers, 0, 'answers'),
    ];
  },
};

const faultsOf = (
  line: DatabaseWire,
  primary: DebianPostgres,
  standby: DebianPostgres,
): Fault[] => [
  ['delays of 2 s', () => (line.delay = 2000), () => (line.delay = 0)],
  ['silent', () => (line.isSilent = true), () => (line.isSilent = false)],
  ['reset', () => line.cut(), () => (line.isCut = false)],
  [
    'failover to a standby',
    () => primary.kill(),
    async () => {
      await standby.promote();
      line.targetPort = standby.port;
      line.endConnections();
      await sleep(100);
    },
  ],
];
