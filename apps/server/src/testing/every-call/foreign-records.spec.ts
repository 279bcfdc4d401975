import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Appointment } from '@polaris/contracts';
import { fileThumbnailsQueue } from '../../people/files/file-queues';
import { bookFree, buySessions, openBooking } from '../data/booking';
import { type Call, calls } from '../calls';
import { invoiceLine } from '../data/factories';
import { untilDone } from '../jobs';
import { addCustomer, linkAccount } from '../data/records';
import { type Person, type TestApp, startTestApp } from '../test-app';
import { PNG, uploadFile } from '../upload-file';

let polaris: TestApp;
let owner: Person;
/** Also has a record of each kind. */
let other: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await openBooking(owner);
  other = await polaris.customer();
  for (const add of Object.values(make)) await add(other);
});
afterAll(() => polaris.close());

const sql = <Row>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<Row[]>(text, values);
async function addPasskey({ user: { id } }: Person): Promise<number> {
  await sql(
    `insert into second_factors ("userId", secret, "enabledAt") values ($1, 'sealed', now())`,
    [id],
  );
  await sql(
    `update sessions set sess = jsonb_set(sess::jsonb, '{factorAt}',
       to_jsonb(floor(extract(epoch from now()) * 1000))) where sess->>'passport' = $1`,
    [id],
  );
  const [passkey] = await sql<{ id: number }>(
    `insert into passkeys ("userId", "credentialId", "publicKey", counter, transports, name, "backedUp")
     values ($1::text, $1::text, '', 0, '{}', 'Phone', false) returning id`,
    [id],
  );
  return passkey!.id;
}

async function issueInvoice(client: Person): Promise<number> {
  const profile = { legalName: 'Calloway LLC', address: '1 Star Street', daysUntilDue: 14 };
  const path = '/api/admin/business-profile';
  const { version } = (await owner.get(path)).body;
  await owner.put(path, { ...profile, timeZone: 'UTC', version });
  const { id: customerId } = await addCustomer(owner);
  await linkAccount(owner, customerId, client.user.id);
  const { body } = await owner.post('/api/admin/invoices', { customerId, lines: [invoiceLine()] });
  await owner.post(`/api/admin/invoices/${body.id}/issue`, { version: body.version });
  return body.id as number;
}

const bookSession = async (client: Person): Promise<Appointment> =>
  bookFree(client, (await buySessions(owner, client)).id);

async function addFile(client: Person): Promise<number> {
  await uploadFile(client, '/api/files', 'Photo.png', PNG);
  return (await client.get('/api/files')).body[0].id as number;
}

/** Creates a client's record, by the address of its calls; returns its id. */
const make: Record<string, (client: Person) => Promise<number | string>> = {
  '/api/purchases/:id': async (client) => (await buySessions(owner, client)).id,
  '/api/sessions/:id': async (client) => (await bookSession(client)).id,
  '/api/invoices/:id': issueInvoice,
  '/api/auth/two-factor/passkeys/:id': addPasskey,
  '/api/auth/devices/:deviceId': async (client) =>
    (await client.get('/api/auth/devices')).body[0].id as string,
  '/api/file-uploads/:id': async (client) =>
    (await client.post('/api/files', { name: 'Plan.txt', size: 5 })).body.id as string,
  '/api/files/:id': addFile,
  '/api/files/:id/thumbnail': async (client) => {
    const id = await addFile(client);
    await untilDone(polaris, fileThumbnailsQueue);
    return id;
  },
};

/** Without Stripe no one can pay; the tests of card payments cover another client's purchase and invoice. */
const LEFT_OUT = ['startCheckout', 'startInvoiceCheckout'];
const withId = calls.filter(
  ({ name, endpoint: { allow, path } }) =>
    allow === 'signed-in' && path.includes(':') && !LEFT_OUT.includes(name),
);

const ask = (person: Person, { endpoint, body, path }: Call, id: number | string) => {
  const search = path.split('?')[1];
  const filled = endpoint.path.replace(/:\w+/, `${id}`) + (search ? `?${search}` : '');
  const { upload } = endpoint;
  return upload
    ? person.call(endpoint.method, filled, undefined, {
        raw: 'Hello',
        headers: { 'content-type': upload.mediaType },
      })
    : person.call(endpoint.method, filled, body);
};

it.each(withId.map((call) => [call.name, call] as const))(
  'answers 404 to %s for the record of another client (ASVS 8.2.2)',
  async (_name, call) => {
    const { path } = call.endpoint;
    const add = make[path] ?? make[/^.*?:\w+/.exec(path)![0]]!;
    const client = await polaris.customer();
    const id = await add(client);
    expect((await ask(other, call, id)).status).toBe(404);
    expect((await ask(client, call, id)).status).not.toBe(404);
  },
);
