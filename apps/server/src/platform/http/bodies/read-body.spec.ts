import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readBody, setSender } from './read-body';

const MB = 1024 * 1024;
const open: PassThrough[] = [];
afterEach(async () => {
  for (const body of open.splice(0)) body.destroy();
  await nextTurn();
});

/** A body that arrives piece by piece from a network address. */
function bodyOf(address: string, length?: number): PassThrough & IncomingMessage {
  const body = new PassThrough({ highWaterMark: 64 * MB });
  open.push(body);
  const headers = length === undefined ? {} : { 'content-length': String(length) };
  const request = Object.assign(body, { headers }) as unknown as PassThrough & IncomingMessage;
  setSender(request, address);
  return request;
}

/** The result of reading: the text of the body, or the status of the refusal. */
const outcome = (reading: Promise<Buffer>): Promise<unknown> =>
  reading.then(String, (error: { getStatus(): number }) => error.getStatus());

/** Sends this many bytes of a body that never ends. */
async function holdBytes(address: string, bytes: number): Promise<{ ends: Promise<unknown> }> {
  const body = bodyOf(address);
  const reading = outcome(readBody(body, 64 * MB));
  body.write(Buffer.alloc(bytes));
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  return { ends: reading };
}

const isPending = (reading: Promise<unknown>) =>
  Promise.race([reading.then(() => false), nextTurn(true)]);

describe('reading a body', () => {
  it('joins the pieces of a body that announces no length', async () => {
    const body = bodyOf('192.0.2.1');
    const reading = readBody(body, 100_000);
    for (const piece of ['a'.repeat(20_000), 'b'.repeat(50_000), 'c']) body.write(piece);
    body.end();
    const text = String(await reading);
    expect([text.length, text.slice(0, 1), text.slice(-2)]).toEqual([70_001, 'a', 'bc']);
  });

  it('rejects a body that announces too much before any of it has arrived', async () => {
    expect(await outcome(readBody(bodyOf('192.0.2.1', 101), 100))).toBe(413);
  });

  it('rejects a body as soon as too much has arrived', async () => {
    const body = bodyOf('192.0.2.1');
    const reading = outcome(readBody(body, 100, 'The picture is larger than 100 B.'));
    body.write('x'.repeat(101));
    expect(await reading).toBe(413);
  });

  it('returns 400 to a body that is cut off', async () => {
    const body = bodyOf('192.0.2.1', 10);
    const reading = outcome(readBody(body, 100));
    body.write('half');
    body.destroy(new Error('aborted'));
    expect(await reading).toBe(400);
  });
});

describe('bodies that never end', () => {
  it('allows one address 256 unfinished bodies, and still reads those of others', async () => {
    const held = Array.from({ length: 256 }, () => outcome(readBody(bodyOf('192.0.2.2'), 10)));
    expect(await outcome(readBody(bodyOf('192.0.2.2'), 10))).toBe(429);
    const other = bodyOf('192.0.2.3');
    other.end('hello');
    expect(await outcome(readBody(other, 10))).toBe('hello');
    open[0]!.destroy();
    await held[0];
    const next = bodyOf('192.0.2.2');
    next.end('now');
    expect(await outcome(readBody(next, 10))).toBe('now');
  });

  it('allows one address 16 MB in unfinished bodies', async () => {
    const held = await holdBytes('192.0.2.4', 15 * MB);
    expect(await isPending(held.ends)).toBe(true);
    expect(await (await holdBytes('192.0.2.4', 2 * MB)).ends).toBe(429);
  });

  it('allows all addresses 64 MB in unfinished bodies, and reads bodies again once those have ended', async () => {
    for (const address of [1, 2, 3, 4]) await holdBytes(`198.51.100.${address}`, 16 * MB);
    expect(await (await holdBytes('198.51.100.5', 1)).ends).toBe(503);
    for (const body of open) body.destroy();
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    const next = bodyOf('198.51.100.5');
    next.end('now');
    expect(await outcome(readBody(next, 10))).toBe('now');
  });

  it('does not count what is announced and not sent', async () => {
    for (const address of [1, 2, 3, 4, 5])
      void outcome(readBody(bodyOf(`198.51.100.${address}`, 16 * MB), 16 * MB));
    const next = bodyOf('198.51.100.6');
    next.end('now');
    expect(await outcome(readBody(next, 10))).toBe('now');
  });
});
