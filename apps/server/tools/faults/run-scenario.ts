import type { ServerProcess, Testing } from './hosts/testing.ts';
import type { CountedWrites } from './recorder/count-writes.ts';
import type { ScenarioResult } from './report/faults-table.ts';
import { writeFigures } from './report/write-figures.ts';
import type { Extent, Scenario, ScenarioContext } from './scenario.ts';

/** What is to be undone when a scenario ends, or the run is ended; the last one first. */
const cleaning: (() => unknown)[] = [];

/** What cannot be undone holds nothing else up. */
export async function cleanUp(): Promise<void> {
  for (let clean = cleaning.pop(); clean; clean = cleaning.pop())
    try {
      await clean();
    } catch (error) {
      console.log(`  not cleaned up: ${(error as Error).message}`);
    }
}

export async function runScenario(
  scenario: Scenario,
  run: { testing: Testing; extent: Extent; seconds: number; add: (counted: CountedWrites) => void },
): Promise<ScenarioResult> {
  const began = performance.now();
  const result = await Promise.race([scenario.run(contextOf(run)), timeOver(run.seconds)]).then(
    (results) => ({ results }),
    (error: Error) => ({ results: [], failure: error.message }),
  );
  await cleanUp();
  const seconds = (performance.now() - began) / 1000;
  return { scenario: scenario.name, seconds, ...result };
}

const contextOf = ({
  testing,
  extent,
  add,
}: Parameters<typeof runScenario>[1]): ScenarioContext => ({
  testing,
  extent,
  onEnd: (clean) => void cleaning.push(clean),
  log: (line) => console.log(`  ${line}`),
  createServer: async (env, dataDir = testing.emptyDataFolder()): Promise<ServerProcess> => {
    const server = await testing.ServerProcess.create(env, dataDir);
    cleaning.push(() => server.dispose());
    return server;
  },
  counted: (writes) => {
    for (const wrong of writes.wrong) console.log(`  ${wrong}`);
    add(writes);
    return writeFigures(writes);
  },
});

const timeOver = (seconds: number): Promise<never> =>
  new Promise((_, over) => {
    const late = () => over(new Error(`not over after ${Math.round(seconds)} s`));
    setTimeout(late, seconds * 1000).unref();
  });
