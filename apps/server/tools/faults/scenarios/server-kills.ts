import { OWNER_ENV } from '../recorder/ask.ts';
import { Recorder } from '../recorder/recorder.ts';
import { type Scenario, atLeast, atMost } from '../scenario.ts';
import { originOf } from '../hosts/until-ready.ts';

/** The server is killed while it writes, and started again as a service manager does. */
export const serverKills: Scenario = {
  name: 'server killed',
  seconds: 420,
  async run({ extent, createServer, counted, onEnd, log }) {
    const server = await createServer(OWNER_ENV);
    await server.start();
    const recorder = await new Recorder(originOf(server)).prepare();
    onEnd(recorder.close);
    const starts: number[] = [];
    for (let kill = 0; kill < extent.kills; kill += 1) {
      await recorder.writeFor(extent.writeSeconds);
      const killed = server.signal('SIGKILL');
      // Writes go on while nobody listens.
      await recorder.writeDuring(killed.then(() => restart()));
    }
    const sent = await recorder.compare(server.databaseUrl);
    await recorder.repeatUnknown();
    const repeated = await recorder.compare(server.databaseUrl);
    log(`ready again after ${starts.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
    return [
      atLeast('SIGKILLs of the server', starts.length, extent.kills, 'kills'),
      atMost('longest until it is ready again', Math.max(...starts), 10, 's'),
      ...counted(sent),
      atMost(
        'doubled or lost once what was cut off is sent again',
        repeated.doubled + repeated.lost,
        0,
        'writes',
      ),
      atMost('answers of 5xx without a time to try again', recorder.brokenAnswers, 0, 'answers'),
    ];

    async function restart(): Promise<void> {
      const began = performance.now();
      await server.start();
      starts.push((performance.now() - began) / 1000);
    }
  },
};
