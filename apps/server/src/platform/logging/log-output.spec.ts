import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { LogOutput } from './log-output';

it('drops log lines that a stalled reader does not accept, and counts them', async () => {
  const reader = spawn('sh', ['-c', 'sleep 1; exec cat']);
  const read = text(reader.stdout);
  const output = new LogOutput(reader.stdin as unknown as NodeJS.WriteStream);
  const line = `${'x'.repeat(9_999)}\n`;
  for (let count = 0; count < 300; count += 1) output.write(line);
  await new Promise((drained) => reader.stdin.once('drain', drained));
  output.write('after it\n');
  await new Promise((written) => reader.stdin.write('', written));
  reader.stdin.end();
  const lines = (await read).split('\n').filter(Boolean);
  const told = lines.filter((found) => found.includes('were dropped'));
  expect(told).toHaveLength(1);
  const { msg } = JSON.parse(told[0]!) as { msg: string };
  expect(Number.parseInt(msg, 10)).toBe(300 - lines.filter((found) => /^x+$/.test(found)).length);
  expect(lines).toContain('after it');
});
