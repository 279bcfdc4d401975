import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CustomerFile, FILE_PIECE_BYTES } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { until } from '../../testing/until';
import { untilDone } from '../../testing/jobs';
import { outbox } from '../../testing/mail/outbox';
import { addCustomer, addService, linkAccount } from '../../testing/data/records';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';
import { PNG, sendPiece, uploadFile } from '../../testing/upload-file';
import { fileThumbnailsQueue } from './file-queues';
import { FileThumbnailsService } from './file-thumbnails.service';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const text = (content: string) => new Uint8Array(Buffer.from(content));
const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const filesOf = async (customerId: number): Promise<CustomerFile[]> =>
  (await owner.get(`/api/customers/${customerId}/files`)).body as CustomerFile[];

/** A customer with an account, and a file that the owner has added. */
async function engaged(name = 'Plan.txt', content = text(`A plan of ${Math.random()}.`)) {
  const client = await polaris.customer();
  const { id } = await addCustomer(owner);
  await linkAccount(owner, id, client.user.id);
  await uploadFile(owner, `/api/customers/${id}/files`, name, content);
  const [file] = await filesOf(id);
  return { client, customerId: id, file: file! };
}

const share = (file: CustomerFile, isShared = true) =>
  owner.patch(`/api/admin/files/${file.id}`, { isShared, version: file.version });

async function contentOf(person: Person, id: number) {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${polaris.url}/api/files/${id}/content`, { headers: { cookie } });
  return { response, content: new Uint8Array(await response.arrayBuffer()) };
}

describe('files of the owner', () => {
  it('stores a file of several pieces and streams it back unchanged', async () => {
    const content = new Uint8Array(randomBytes(2 * FILE_PIECE_BYTES + 1));
    const { file } = await engaged('Dump.bin', content);
    expect(file).toMatchObject({
      name: 'Dump.bin',
      mediaType: 'application/octet-stream',
      size: content.length,
      uploadedBy: 'owner',
      isShared: false,
    });
    const read = await contentOf(owner, file.id);
    expect(digest(read.content)).toBe(digest(content));
    expect(Object.fromEntries(read.response.headers)).toMatchObject({
      'content-disposition': 'attachment; filename=Dump.bin',
      'content-length': `${content.length}`,
      'x-content-type-options': 'nosniff',
    });
  });

  it('shows a client a file once it is shared, and hides it again', async () => {
    const { client, file } = await engaged();
    expect((await client.get('/api/files')).body).toEqual([]);
    expect((await client.get(`/api/files/${file.id}/content`)).status).toBe(404);
    const shared = await share(file);
    expect((await client.get('/api/files')).body).toMatchObject([
      { id: file.id, name: 'Plan.txt' },
    ]);
    expect((await contentOf(client, file.id)).response.status).toBe(200);
    await share(shared.body as CustomerFile, false);
    expect((await client.get('/api/files')).body).toEqual([]);
    expect((await contentOf(client, file.id)).response.status).toBe(404);
  });

  it('shows a shared file to no other client (ASVS 8.2.2)', async () => {
    const { file } = await engaged();
    await share(file);
    const other = await engaged();
    expect((await contentOf(other.client, file.id)).response.status).toBe(404);
    expect((await other.client.get(`/api/files/${file.id}/thumbnail`)).status).toBe(404);
  });

  it('returns 409 to a change of a file that another window has changed', async () => {
    const { file } = await engaged();
    await share(file);
    expect((await share(file, false)).status).toBe(409);
  });

  it('keeps one file when the same one is added twice', async () => {
    const content = text('The same again.');
    const { customerId } = await engaged('Same.txt', content);
    await uploadFile(owner, `/api/customers/${customerId}/files`, 'Same.txt', content);
    expect(await filesOf(customerId)).toHaveLength(1);
  });

  it('sends a page with a script as an attachment that no browser runs (ASVS 5.3.1)', async () => {
    const { file } = await engaged('page.html', text('<script>alert(1)</script>'));
    const { response } = await contentOf(owner, file.id);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename=page.html',
      'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
      'x-content-type-options': 'nosniff',
    });
  });

  it('names a download in any language (ASVS 5.4.2)', async () => {
    const { file } = await engaged('Übersicht "März".txt');
    const { response } = await contentOf(owner, file.id);
    expect(response.headers.get('content-disposition')).toBe(
      String.raw`attachment; filename="?bersicht \"M?rz\".txt"; filename*=UTF-8''%C3%9Cbersicht%20%22M%C3%A4rz%22.txt`,
    );
  });

  it('restores a deleted file with its content, separately and with its customer', async () => {
    const content = text('Not lost.');
    const { customerId, file } = await engaged('Kept.txt', content);
    await owner.delete(`/api/admin/files/${file.id}`);
    expect(await filesOf(customerId)).toEqual([]);
    await polaris.dataSource.query(`update blobs set "storedAt" = now() - interval '2 hours'`);
    const other = await startTestApp({ beside: polaris });
    await other.close();
    await owner.post(`/api/admin/trash/customer_file/${file.id}/restore`);
    expect((await contentOf(owner, file.id)).content).toEqual(content);
    await owner.delete(`/api/customers/${customerId}`);
    const [trashed] = (await owner.get('/api/admin/trash')).body as object[];
    expect(trashed).toMatchObject({ kind: 'customer', files: 1 });
    await owner.post(`/api/admin/trash/customer/${customerId}/restore`);
    expect((await contentOf(owner, file.id)).content).toEqual(content);
  });

  it('draws a small picture of a photograph, upright', async () => {
    const { file } = await engaged('Photo.png', PNG);
    await untilDone(polaris, fileThumbnailsQueue);
    const [drawn] = await filesOf(file.customerId);
    expect(drawn?.hasThumbnail).toBe(true);
    const thumbnail = await owner.get(`/api/files/${file.id}/thumbnail`);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('files of a client', () => {
  it("puts a client's file on their record, and notifies the owner", async () => {
    const { client, customerId } = await engaged();
    expect((await uploadFile(client, '/api/files', 'Figures.csv', text('a,b\n1,2\n'))).status).toBe(
      200,
    );
    expect((await filesOf(customerId))[0]).toMatchObject({
      name: 'Figures.csv',
      mediaType: 'text/plain',
      uploadedBy: 'client',
      isShared: true,
    });
    expect((await client.get('/api/files')).body).toHaveLength(1);
    const mails = await outbox(polaris, owner.user.email);
    expect(mails.at(-1)).toMatchObject({
      subject: 'New file from Harbor Trust',
      body: expect.stringContaining('Figures.csv') as unknown,
    });
  });

  it('creates a customer for an account that uploads a file', async () => {
    const client = await polaris.customer();
    await uploadFile(client, '/api/files', 'Hello.txt', text('Hello.'));
    expect((await client.get('/api/files')).body).toMatchObject([{ uploadedBy: 'client' }]);
  });

  it("rejects to hide a client's own upload from them", async () => {
    const { client, customerId } = await engaged();
    await uploadFile(client, '/api/files', 'Mine.txt', text('Mine.'));
    const [file] = await filesOf(customerId);
    expect((await share(file!, false)).status).toBe(409);
  });

  it("lists files in the account data, and deletes a client's uploads with the account", async () => {
    const { client, customerId } = await engaged();
    await uploadFile(client, '/api/files', 'Mine.txt', text('Mine.'));
    const { body } = await client.get('/api/account/data');
    expect(body.files).toMatchObject([{ name: 'Mine.txt' }]);
    await uploadFile(client, '/api/files', 'Trashed.txt', text('Trashed.'));
    const [trashed] = await filesOf(customerId);
    await owner.delete(`/api/admin/files/${trashed!.id}`);
    await deleteAccount(client, client.user.email);
    expect((await filesOf(customerId)).map(({ name }) => name)).toEqual(['Plan.txt']);
    const restored = await owner.post(`/api/admin/trash/customer_file/${trashed!.id}/restore`);
    expect(restored.status).toBe(404);
    const words = await polaris.dataSource.query(
      `select from audit_log where after::text like '%Mine.txt%' and "actorId" = $1`,
      [client.user.id],
    );
    expect(words).toEqual([]);
  });

  it("rejects to continue someone else's upload", async () => {
    const client = await polaris.customer();
    const other = await polaris.customer();
    const { body } = await client.post('/api/files', { name: 'Mine.txt', size: 5 });
    const { id } = body as { id: string };
    expect((await sendPiece(other, id, 0, text('Yours'))).status).toBe(404);
    expect((await other.get(`/api/file-uploads/${id}`)).status).toBe(404);
  });
});

describe('previews of many pictures', () => {
  it('draws the first picture of each client before a second one of any client', async () => {
    const thumbnails = polaris.app.get(FileThumbnailsService);
    const order = await polaris.app.get(Database).transaction(async () => {
      const plan = (id: number, customerId: number, uploadedBy: 'owner' | 'client' = 'client') =>
        thumbnails.plan(id, { mediaType: 'image/png', customerId, uploadedBy });
      for (const id of [901, 902, 903]) await plan(id, 71);
      for (const id of [904, 905]) await plan(id, 72);
      for (const id of [906, 907]) await plan(id, 71, 'owner');
      await plan(908, 72, 'owner');
      return polaris.app.get(Database).tx.query<{ id: number }[]>(
        sql`select (data->>'id')::int as id from jobs.job where data->>'id' like '90_'
            and name = 'file-thumbnails' order by priority desc, created_on, id`,
      );
    });
    expect(
      order
        .slice(0, 3)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([901, 904, 906]);
    expect(
      order
        .slice(3, 6)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([902, 905, 907]);
    expect(
      order
        .slice(6)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([903, 908]);
  });
});

describe('interrupted and refused uploads', () => {
  it.each([
    ['a program named as a PDF', 'Invoice.pdf', text('MZ\u0090\u0000 a program')],
    ['a page named as a picture', 'Photo.png', text('<html><script>alert(1)</script>')],
    ['a program named as a table', 'Figures.csv', text('\u0000\u0001\u0002')],
  ])('rejects %s and stores nothing (ASVS 5.2.2)', async (_what, name, content) => {
    const { customerId } = await engaged();
    const refused = await uploadFile(owner, `/api/customers/${customerId}/files`, name, content);
    expect([refused.status, refused.body.detail]).toEqual([
      415,
      `This file is named ${name.slice(name.indexOf('.'))}, but it is something else.`,
    ]);
    expect(await filesOf(customerId)).toHaveLength(1);
    const left = await polaris.dataSource.query(
      'select from file_uploads where "customerId" = $1 and "fileId" is null',
      [customerId],
    );
    expect(left).toEqual([]);
  });

  it('removes characters that reverse a file name, and keeps those that join letters (ASVS 5.4.1)', async () => {
    const { customerId, file } = await engaged('evil\u202egnp.exe', text('x'));
    expect(file.name).toBe('evilgnp.exe');
    const rename = async (name: string) =>
      (await owner.patch(`/api/admin/files/${file.id}`, { name })).body.name as string;
    expect(await rename('\u2067a\u2069\u200e\u061cb\u202dc\ufeff.txt')).toBe('abc.txt');
    expect(await rename('می\u200cخواهم 👩\u200d💻.txt')).toBe('می\u200cخواهم 👩\u200d💻.txt');
    const input = { name: '\u202e', size: 1 };
    expect((await owner.post(`/api/customers/${customerId}/files`, input)).status).toBe(400);
  });

  it.each([
    ['of 0 bytes', { name: 'Empty.txt', size: 0 }, 'This file is empty.'],
    [
      'larger than 20 MB',
      { name: 'Film.mp4', size: 20_000_001 },
      'This file is larger than 20 MB.',
    ],
    [
      'named with a path',
      { name: '../a.txt', size: 1 },
      'A file name cannot have a slash or a line break.',
    ],
  ])('rejects a file %s (ASVS 5.3.2, 5.4.1)', async (_what, input, message) => {
    const { customerId } = await engaged();
    const { status, body } = await owner.post(`/api/customers/${customerId}/files`, input);
    expect([status, body.errors[0].message]).toEqual([400, message]);
  });

  it('continues after a piece that was sent twice, out of order or with another length', async () => {
    const { customerId } = await engaged();
    const content = new Uint8Array(randomBytes(FILE_PIECE_BYTES + 3));
    const path = `/api/customers/${customerId}/files`;
    const { id } = (await owner.post(path, { name: 'Cut.bin', size: content.length })).body as {
      id: string;
    };
    const first = content.slice(0, FILE_PIECE_BYTES);
    const last = content.slice(FILE_PIECE_BYTES);
    expect((await sendPiece(owner, id, FILE_PIECE_BYTES, last)).status).toBe(409);
    expect((await sendPiece(owner, id, 0, first.slice(0, 7))).status).toBe(400);
    expect((await sendPiece(owner, id, 0, first)).body.received).toBe(FILE_PIECE_BYTES);
    expect((await sendPiece(owner, id, 0, first)).body.received).toBe(FILE_PIECE_BYTES);
    expect((await filesOf(customerId)).length).toBe(1);
    expect((await sendPiece(owner, id, FILE_PIECE_BYTES, last)).body.received).toBe(content.length);
    // The response to the last piece may be lost, too.
    expect((await sendPiece(owner, id, FILE_PIECE_BYTES, last)).body.received).toBe(content.length);
    const [file] = await filesOf(customerId);
    expect(digest((await contentOf(owner, file!.id)).content)).toBe(digest(content));
  });

  it('rejects a piece of more than a megabyte', async () => {
    const { customerId } = await engaged();
    const { id } = (
      await owner.post(`/api/customers/${customerId}/files`, { name: 'a.bin', size: 2_000_000 })
    ).body as { id: string };
    const sent = await sendPiece(owner, id, 0, new Uint8Array(FILE_PIECE_BYTES + 1));
    expect([sent.status, sent.body.detail]).toEqual([413, 'A piece has at most 1000000 bytes.']);
  });

  it('removes an abandoned upload, and frees its space', async () => {
    const { customerId } = await engaged();
    const before = (await owner.get('/api/admin/file-space')).body.used as number;
    const { body } = await owner.post(`/api/customers/${customerId}/files`, {
      name: 'Left.bin',
      size: FILE_PIECE_BYTES + 1,
    });
    await sendPiece(owner, body.id as string, 0, new Uint8Array(FILE_PIECE_BYTES));
    const { used } = (await owner.get('/api/admin/file-space')).body;
    expect(used).toBe(before + FILE_PIECE_BYTES);
    await polaris.dataSource.query(
      `update file_uploads set "lastAt" = now() - interval '61 minutes' where name = 'Left.bin'`,
    );
    const server = await startTestApp({ beside: polaris });
    await until(
      async () => (await owner.get('/api/admin/file-space')).body.used as number,
      (left) => left === before,
    );
    await server.close();
  });
});

describe('space for files', () => {
  const FULL = 'There is not enough space left for this file.';

  it("accepts the owner's files up to the last free byte", async () => {
    const small = await startTestApp({ env: { FILES_MAX_MB: '1' } });
    const boss = await small.owner();
    const path = `/api/customers/${(await addCustomer(boss)).id}/files`;
    const started = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        boss.post(path, { name: `${number}.bin`, size: 250_000 }),
      ),
    );
    expect(started.filter(({ status }) => status === 201)).toHaveLength(4);
    const refused = await boss.post(path, { name: 'last.bin', size: 1 });
    expect([refused.status, refused.body.detail]).toEqual([409, FULL]);
    await small.close();
  });

  it('reserves no space for what clients announce and do not send', async () => {
    const small = await startTestApp({ env: { FILES_MAX_MB: '1' } });
    const boss = await small.owner();
    const { id: serviceId } = await addService(boss);
    const start = (person: Person, size: number) =>
      person.post('/api/files', { name: 'a.bin', size });
    const send = async (person: Person, size: number) => {
      const { id } = (await start(person, size)).body as { id: string };
      return sendPiece(person, id, 0, text('x'.repeat(size)));
    };
    const clients = await Promise.all(Array.from({ length: 4 }, () => small.customer()));
    const stranger = clients[0]!;
    expect((await start(stranger, 20_001)).status).toBe(409);
    expect((await start(stranger, 20_000)).status).toBe(201);
    expect((await start(stranger, 1)).status).toBe(409);
    for (const client of clients) await client.post('/api/purchases', { serviceId });
    expect((await start(stranger, 230_001)).status).toBe(409);
    for (const client of clients.slice(1)) {
      expect((await start(client, 250_000)).status).toBe(201);
      expect((await start(client, 1)).status).toBe(409);
    }
    expect((await boss.get('/api/admin/file-space')).body).toEqual({ used: 0, limit: 1_000_000 });
    expect((await send(stranger, 230_000)).status).toBe(200);
    await small.close();
  });

  it('limits all clients together to half of the space, and keeps the rest for the owner', async () => {
    const small = await startTestApp({ env: { FILES_MAX_MB: '1' } });
    const boss = await small.owner();
    const { id: serviceId } = await addService(boss);
    const statuses: number[] = [];
    for (let number = 0; number < 3; number += 1) {
      const client = await small.customer();
      await client.post('/api/purchases', { serviceId });
      const started = await client.post('/api/files', { name: `${number}.txt`, size: 250_000 });
      const { id } = started.body as { id: string };
      if (started.status === 201)
        statuses.push((await sendPiece(client, id, 0, text(`${number}`.repeat(250_000)))).status);
      else statuses.push(started.status);
    }
    expect(statuses).toEqual([200, 200, 409]);
    const path = `/api/customers/${(await addCustomer(boss)).id}/files`;
    expect((await boss.post(path, { name: 'b.bin', size: 500_000 })).status).toBe(201);
    await small.close();
  });
});
