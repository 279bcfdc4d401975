/*
 * What a suite runs: test files that share one loading of all modules, which would take as long as the tests
 * do. Each file is a block with its name, so its hooks are its own.
 */
const { afterAll, beforeAll, describe, it } = require('@jest/globals');
const { appendFileSync, readFileSync } = require('node:fs');
const path = require('node:path');

const TICKS_PER_SECOND = 100;

/** The CPU time of ended child processes: cutime and cstime of proc_pid_stat(5). */
function secondsOfPrograms() {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + secondsOfPrograms();
}

/** A file that cannot be loaded is one failed test, and does not affect the others. */
function load(file) {
  try {
    require(file);
  } catch (error) {
    it('can be loaded', () => {
      throw error;
    });
  }
}

/**
 * @param {{ name: string, root: string, costs: string, tidyUp?: string }} project `costs` gets a line for each
 * file; the module `tidyUp` exports `afterFile`, and `afterAllFiles` if there is something left to do then
 * @param {string[]} files seen from `root`
 */
module.exports = function suite({ name, root, costs, tidyUp }, files) {
  const { afterFile, afterAllFiles } = tidyUp ? require(tidyUp) : {};
  for (const file of files) {
    describe(file, () => {
      let before;
      beforeAll(() => {
        before = { cpu: cpuSeconds(), wall: performance.now(), env: { ...process.env } };
      });
      load(path.join(root, file));
      afterAll(async () => {
        jest.useRealTimers();
        jest.restoreAllMocks();
        for (const name of Object.keys(process.env))
          if (!(name in before.env)) delete process.env[name];
        Object.assign(process.env, before.env);
        await afterFile?.();
        const cpu = cpuSeconds() - before.cpu;
        const wall = (performance.now() - before.wall) / 1000;
        appendFileSync(costs, `${JSON.stringify({ file: path.join(root, file), cpu, wall })}\n`);
        process.stdout.write(`${name} ${file} ${wall.toFixed(1)} s\n`);
      });
    });
  }
  if (afterAllFiles) afterAll(afterAllFiles);
};
