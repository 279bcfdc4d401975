import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeptAnswers } from './kept-answers.ts';

const USER = '/api/auth/user';

let disk: unknown;
let server: string | null;
let users: (string | null)[];
beforeEach(() => {
  disk = null;
  server = 'https://polaris.example';
  users = [];
});

const vault = {
  read: () => structuredClone(disk),
  write: (value: unknown) => void (disk = structuredClone(value)),
  wipe: () => void (disk = null),
};
const keep = () =>
  new KeptAnswers(
    vault,
    () => server,
    (user) => void users.push(user),
  );
const json = { headers: { 'Content-Type': 'application/json', 'X-Total-Count': '1' } };

function signedIn(id = 'ada') {
  const kept = keep();
  kept.note('GET', USER, new Response('', json), JSON.stringify({ id }));
  return kept;
}
const note = (kept: KeptAnswers, key: string, text: string, status = 200, method = 'GET') =>
  kept.note(method, key, new Response(null, { ...json, status }), text);
const fail = (message: string) => {
  throw new Error(message);
};
const customer = (id: number, name: string) => ({
  id,
  name,
  email: null,
  phone: null,
  company: null,
  status: 'active',
  totalValue: 0,
  notes: null,
  userId: null,
  convertedFromContactId: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

describe('kept answers', () => {
  it('are the last of each read, with its headers and its time, also after a restart', async () => {
    note(signedIn(), '/api/customers?limit=50', '[]');
    const found = keep().find('GET', '/api/customers?limit=50')!;
    expect(await found.text()).toBe('[]');
    expect(found.headers.get('x-total-count')).toBe('1');
    expect(Date.parse(found.headers.get('x-kept-at')!)).toBeGreaterThan(0);
  });

  it('are not kept of failures, of writes, or before it is known whose they are', () => {
    const kept = keep();
    note(kept, '/api/services', '[]');
    signedIn();
    note(kept, '/api/customers/9', '{}', 404);
    note(kept, '/api/customers', '{}', 201, 'POST');
    for (const key of ['/api/services', '/api/customers/9'])
      expect(kept.find('GET', key)).toBeNull();
  });

  it.each([
    ['signing out', (kept: KeptAnswers) => note(kept, '/api/auth/logout', '', 204, 'POST')],
    ['a session that has ended', (kept: KeptAnswers) => note(kept, '/api/customers', '', 401)],
    ['another account', (kept: KeptAnswers) => note(kept, USER, '{"id":"grace"}')],
    ['another server', (kept: KeptAnswers) => kept.forget()],
  ])('are wiped by %s, from disk too', (_, end) => {
    const kept = signedIn();
    note(kept, '/api/customers?limit=50', '[{"name":"Harbor Trust"}]');
    end(kept);
    expect(kept.find('GET', '/api/customers?limit=50')).toBeNull();
    expect(JSON.stringify(disk)).not.toContain('Harbor');
    expect(users[0]).toBe('ada');
    expect(users).toHaveLength(2);
  });

  it('reach the page also where there is no room to keep them', () => {
    const kept = new KeptAnswers(
      { ...vault, write: () => fail('ENOSPC: no space left on device') },
      () => server,
      (user) => void users.push(user),
    );
    note(kept, USER, '{"id":"ada"}');
    expect(() => note(kept, '/api/services', '[]')).not.toThrow();
    expect(kept.find('GET', '/api/services')).not.toBeNull();
  });

  it('of another server are not read', () => {
    note(signedIn(), '/api/customers?limit=50', '[]');
    server = 'https://other.example';
    expect(keep().find('GET', '/api/customers?limit=50')).toBeNull();
  });

  it('of a file with other content are none', () => {
    disk = { answers: 7 };
    expect(keep().user).toBeNull();
  });

  it('let a customer be found by typing among those that were seen', async () => {
    const kept = signedIn();
    const all = [customer(1, 'Harbor Trust'), customer(2, 'Northlight')];
    note(kept, '/api/customers?limit=1000', JSON.stringify(all));
    const found = kept.find('GET', '/api/customers?limit=8&q=HARB')!;
    expect(((await found.json()) as { name: string }[]).map(({ name }) => name)).toEqual([
      'Harbor Trust',
    ]);
    expect(found.headers.get('x-total-count')).toBe('1');
    expect(kept.find('GET', '/api/customers?limit=8&cursor=x')).toBeNull();
    expect(kept.find('POST', '/api/customers?limit=8&q=harb')).toBeNull();
  });

  it('are at most 300, the oldest gone first', () => {
    const kept = signedIn();
    for (let id = 0; id < 320; id += 1) note(kept, `/api/customers/${id}`, '{}');
    expect(Object.keys((disk as { answers: object }).answers)).toHaveLength(300);
  });
});
