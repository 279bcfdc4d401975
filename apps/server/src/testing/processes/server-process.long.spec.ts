import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { emptyDataFolder } from './data-folder';
import { runCommand } from './run-command';
import { useServers } from './running-servers';
import type { ServerProcess } from './server-process';

const create = useServers();

describe('a server with its own database', () => {
  it('seeds prices and prints an owner link at the first start, and rejects a second server on its data folder', async () => {
    const server = await create({}, join(emptyDataFolder(), 'data'));
    await server.start();
    expect(server.output).toMatch(/Make the owner account .*\/login#setup=[\w-]{43}/);
    const { body } = await server.caller.get('/api/services/landing');
    expect(body.map(({ name }: { name: string }) => name)).toContain('Level-Up Pack');
    expect(body.length).toBeGreaterThanOrEqual(3);
    expect(statSync(server.dataDir).mode & 0o077).toBe(process.getuid!() === 0 ? 0o011 : 0);
    await expectAlone(server);
    await expectUsedByCommands(server);
  });

  async function expectAlone(server: ServerProcess): Promise<void> {
    const second = await server.sibling();
    const { code, output } = await second.runToEnd();
    expect([code, output]).toEqual([
      1,
      'Another Polaris is running on this DATA_DIR. Stop it first.',
    ]);
    expect((await server.caller.get('/api/health/ready')).status).toBe(200);
  }

  /** Commands use the embedded database of the running server. */
  async function expectUsedByCommands(server: ServerProcess): Promise<void> {
    const env = { DATA_DIR: server.dataDir };
    const seed = await runCommand('seed', ['--demo-crm'], env);
    expect(seed).toEqual({ code: 0, output: expect.stringMatching(/Added 25 customers, .*\.$/) });
    const link = await runCommand('one-time-link', ['nobody@example.com'], env);
    expect(link).toEqual({
      code: 1,
      output: 'There is no account with the address nobody@example.com.',
    });
    expect((await server.caller.get('/api/health/ready')).status).toBe(200);
  }
});
