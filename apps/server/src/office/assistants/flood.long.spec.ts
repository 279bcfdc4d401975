import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AssistantDesk } from '../../testing/assistants/assistant-desk';

const desk = new AssistantDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());

const CALLS = 10_000;
const AT_ONCE = 20;

/** Counts what the calls get, each as its status or, for a sentence, "sentence". */
async function flood(
  call: () => ReturnType<AssistantDesk['call']>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const callMany = async (many: number) => {
    for (let count = 0; count < many; count += 1) {
      const { status, body } = await call();
      const outcome = body.result?.isError ? 'sentence' : String(status);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => callMany(CALLS / AT_ONCE)));
  return counts;
}

it('answers 300 of 10,000 calls of a connection, and the others cheaply', async () => {
  const token = await desk.paste();
  expect(await flood(() => desk.call(token, 'today'))).toEqual({
    200: 300,
    sentence: 2700,
    429: 7000,
  });
  const [{ calls }] = (await desk.owner.get('/api/admin/assistants/connections')).body;
  expect(calls).toBe(300);
}, 300_000);

it('refuses 10,000 calls with a wrong token, and still answers the right one', async () => {
  const token = await desk.paste();
  const counts = await flood(() => desk.call(`pol_${'a'.repeat(43)}`, 'today'));
  expect(Object.keys(counts).sort()).toEqual(['401', '429']);
  expect(counts['429']).toBeGreaterThan(9900);
  expect((await desk.call(token, 'today')).status).toBe(200);
}, 300_000);
