import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from '../../testing/test-app';

const PATH = '/api/communication-preferences';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());

describe('the communication preferences', () => {
  it('defaults to email on, phone off and text off', async () => {
    const customer = await polaris.customer();
    expect((await customer.get(PATH)).body).toEqual({ email: true, phone: false, text: false });
  });

  it('saves the preferences several times', async () => {
    const customer = await polaris.customer();
    for (const chosen of [
      { email: false, phone: true, text: true },
      { email: false, phone: false, text: true },
    ]) {
      const { status, body } = await customer.post(PATH, chosen);
      expect([status, body]).toEqual([200, chosen]);
      expect((await customer.get(PATH)).body).toEqual(chosen);
    }
  });

  it("saves the caller's own preferences, whatever userId is sent", async () => {
    const [mine, yours] = [await polaris.customer(), await polaris.customer()];
    const chosen = { email: false, phone: true, text: true };
    await mine.post(PATH, { userId: yours.user.id, ...chosen });
    expect((await yours.get(PATH)).body).toEqual({ email: true, phone: false, text: false });
    expect((await mine.get(PATH)).body).toEqual(chosen);
  });

  it('keeps one row when preferences are saved many times concurrently', async () => {
    const customer = await polaris.customer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        customer.post(PATH, { email: index % 2 === 0, phone: true, text: false }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const rows = await polaris.dataSource.query<unknown[]>(
      'select 1 from communication_preferences where "userId" = $1',
      [customer.user.id],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{}],
    [{ email: true, phone: false }],
    [{ email: 'yes', phone: false, text: false }],
    [{ email: 1, phone: 0, text: 0 }],
    [{ email: null, phone: false, text: false }],
    [{ userId: 5, email: true, phone: false, text: false }],
  ])('rejects the preferences %j', async (body) => {
    const customer = await polaris.customer();
    expect((await customer.post(PATH, body)).status).toBe(400);
    expect((await customer.get(PATH)).body).toEqual({ email: true, phone: false, text: false });
  });

  it('returns 401 when a visitor asks for preferences', async () => {
    expect((await polaris.visitor().get(PATH)).status).toBe(401);
    const chosen = { email: false, phone: true, text: true };
    expect((await polaris.visitor().post(PATH, chosen)).status).toBe(401);
  });
});
