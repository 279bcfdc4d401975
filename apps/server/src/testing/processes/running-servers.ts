import { readFileSync, readdirSync } from 'node:fs';
import { afterEach } from '@jest/globals';
import { ServerProcess } from './server-process';

/** Servers of one spec file, each stopped after its test. */
export function useServers(): typeof ServerProcess.create {
  const running: ServerProcess[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) await server.dispose();
  });
  return async (env, dataDir) => {
    const server = await ServerProcess.create(env, dataDir);
    running.push(server);
    return server;
  };
}

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

const fileOf = (pid: number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
};

export const childrenOf = (parent: number) =>
  processes().filter((pid) => Number(/\) \S (\d+)/.exec(fileOf(pid, 'stat'))?.[1]) === parent);

/** The remaining PostgreSQL processes on the server's data folder. */
export const runningPostgres = ({ dataDir }: ServerProcess) =>
  processes().filter((pid) => fileOf(pid, 'cmdline').includes(`-D\0${dataDir}/`));
