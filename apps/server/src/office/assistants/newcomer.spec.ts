import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DraftDesk, SCOPES } from '../../testing/assistants/draft-desk';
import { Newcomer } from '../../testing/assistants/newcomer';
import { connectSdk } from '../../testing/assistants/sdk-client';

const desk = new DraftDesk();
beforeAll(async () => {
  await desk.open();
  await desk.begin();
  await desk.owner.post('/api/admin/tags', { name: 'VIP', color: 'blue' });
  await desk.owner.post('/api/admin/tasks', { title: 'Call', dueOn: '2026-01-01' });
});
afterAll(() => desk.close());

it('lets an assistant use each tool that reads only descriptions, schemas and sentences', async () => {
  const { client } = await connectSdk(desk, '2026-07-28', [...SCOPES]);
  const newcomer = new Newcomer(client);
  expect(await newcomer.useAll()).toHaveLength(16);
  expect(newcomer.failed).toEqual([]);
});
