import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ConversationMessage,
  MAX_MESSAGE_FILES,
  clientMessagesSchema,
  conversationSchema,
  customerFilesSchema,
  ownFilesSchema,
} from '@polaris/contracts';
import { messageInput } from '../../../testing/data/factories';
import { keepWaiting, makeMessagesDue } from '../../../testing/mail/messages';
import { outbox } from '../../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../../testing/mail/smtp';
import { addCustomer, linkAccount } from '../../../testing/data/records';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../../testing/test-app';
import { uploadFile } from '../../../testing/upload-file';
import { until } from '../../../testing/until';

let smtp: TestSmtp;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  smtp = await startSmtp();
  const env = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Ines Calloway <hello@polaris.test>',
    OWNER_EMAIL: 'ines@polaris.test',
  };
  polaris = await startTestApp({ env });
  owner = await polaris.owner();
});
beforeEach(() => keepWaiting(polaris));
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});

/** A client with an account, and their customer in the CRM. */
async function engaged() {
  const client = await polaris.customer();
  await polaris.dataSource.query('update users set "emailVerifiedAt" = now() where id = $1', [
    client.user.id,
  ]);
  const { id: customerId } = await addCustomer(owner, { email: client.user.email });
  await linkAccount(owner, customerId, client.user.id);
  return { client, customerId };
}

/** Uploads a file for a message; returns the id of the upload. */
async function upload(
  person: Person,
  path: string,
  name: string,
  text = `${name} ${Math.random()}`,
) {
  const content = new Uint8Array(Buffer.from(text));
  const { status, body } = await uploadFile(person, path, name, content, true);
  expect([status, (body as { received: number }).received]).toEqual([200, content.length]);
  return (body as { id: string }).id;
}

const write = (person: Person, uploadIds: string[], headers = {}) =>
  person.post('/api/conversation', { text: 'Here it is.', uploadIds }, { headers });
const conversation = async (person: Person): Promise<ConversationMessage[]> =>
  conversationSchema.parse((await person.get('/api/conversation')).body);
const ownFiles = async (person: Person) =>
  ownFilesSchema.parse((await person.get('/api/files')).body);
const filesOf = async (customerId: number) =>
  customerFilesSchema.parse((await owner.get(`/api/customers/${customerId}/files`)).body);
const answer = (customerId: number, uploadIds: string[]) =>
  owner.post(`/api/admin/customers/${customerId}/messages`, messageInput({ uploadIds }));

describe("files in a client's message", () => {
  it('puts the files of a message into the conversation, in their order, and on the record', async () => {
    const { client, customerId } = await engaged();
    const ids = [
      await upload(client, '/api/files', 'b.txt'),
      await upload(client, '/api/files', 'a.txt'),
    ];
    expect(await ownFiles(client)).toEqual([]);
    const { status, body } = await write(client, ids);
    expect(status).toBe(201);
    const names = (files: { name: string }[]) => files.map(({ name }) => name);
    expect(names((body as ConversationMessage).files)).toEqual(['b.txt', 'a.txt']);
    expect(await conversation(client)).toEqual([body]);
    const { id: messageId } = body as ConversationMessage;
    expect(await filesOf(customerId)).toMatchObject([
      { name: 'a.txt', messageId, uploadedBy: 'client', isShared: true },
      { name: 'b.txt', messageId },
    ]);
    const path = `/api/admin/customers/${customerId}/messages`;
    const [seen] = clientMessagesSchema.parse((await owner.get(path)).body);
    expect(names(seen!.files)).toEqual(['b.txt', 'a.txt']);
  });

  it('notifies the owner of a message and its files in one mail', async () => {
    const { client } = await engaged();
    await write(client, [await upload(client, '/api/files', 'Figures.txt')]);
    const mails = (await outbox(polaris, 'ines@polaris.test')).filter(({ body }) =>
      body.includes('Figures.txt'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.body).toContain('Attached: Figures.txt');
  });

  it('keeps one message with its file when the same request is sent again', async () => {
    const { client, customerId } = await engaged();
    const ids = [await upload(client, '/api/files', 'Once.txt')];
    const headers = { 'idempotency-key': 'once with a file' };
    const [first, again] = [await write(client, ids, headers), await write(client, ids, headers)];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(await filesOf(customerId)).toHaveLength(1);
  });

  it('gives a file to one of two messages that are sent concurrently', async () => {
    const { client, customerId } = await engaged();
    const ids = [await upload(client, '/api/files', 'Raced.txt')];
    const sent = await Promise.all([write(client, ids), write(client, ids)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await filesOf(customerId)).toHaveLength(1);
    expect(await conversation(client)).toHaveLength(1);
  });

  it("stores no message when a file is missing, incomplete, someone else's, or not uploaded for a message (ASVS 8.2.2)", async () => {
    const { client } = await engaged();
    const { client: other } = await engaged();
    const started = await client.post('/api/files', { name: 'x.txt', size: 9, isForMessage: true });
    const { body } = await uploadFile(client, '/api/files', 'Alone.txt', new Uint8Array([65]));
    const wrong = [
      '3f0c3bb8-9b1e-4a57-8a4e-0f0d0c3f7a11',
      (started.body as { id: string }).id,
      await upload(other, '/api/files', 'Theirs.txt'),
      (body as { id: string }).id,
    ];
    for (const id of wrong) {
      const { status, body: problem } = await write(client, [id]);
      expect([status, (problem as { detail: string }).detail]).toEqual([
        409,
        'A file was not uploaded completely, or too long ago. Please attach it again.',
      ]);
    }
    expect(await conversation(client)).toEqual([]);
  });

  it('rejects more files than a message may have, and invalid ids', async () => {
    const { client } = await engaged();
    const many = Array.from({ length: MAX_MESSAGE_FILES + 1 }, () => crypto.randomUUID());
    expect((await write(client, many)).status).toBe(400);
    expect((await write(client, ['12'])).status).toBe(400);
  });

  it('deletes the files in the messages of a client with the account', async () => {
    const { client, customerId } = await engaged();
    await write(client, [await upload(client, '/api/files', 'Private.txt')]);
    await deleteAccount(client);
    expect(await filesOf(customerId)).toEqual([]);
  });

  it('restores a customer from the trash with the files in their messages', async () => {
    const { client, customerId } = await engaged();
    const { body } = await write(client, [await upload(client, '/api/files', 'Kept.txt')]);
    await owner.delete(`/api/customers/${customerId}`);
    expect((await owner.post(`/api/admin/trash/customer/${customerId}/restore`)).status).toBe(204);
    expect(await filesOf(customerId)).toMatchObject([
      { name: 'Kept.txt', messageId: (body as ConversationMessage).id },
    ]);
  });
});

describe("files in the owner's message", () => {
  it('shows a client the file once the message has been sent, and names it in the mail', async () => {
    const { client, customerId } = await engaged();
    const id = await upload(owner, `/api/customers/${customerId}/files`, 'Plan.txt');
    expect((await answer(customerId, [id])).status).toBe(201);
    expect(await ownFiles(client)).toEqual([]);
    const [file] = await filesOf(customerId);
    expect((await client.get(`/api/files/${file!.id}/content`)).status).toBe(404);
    await makeMessagesDue(polaris);
    const [message] = await until(
      () => conversation(client),
      (messages) => messages.length > 0,
    );
    expect(message).toMatchObject({ author: 'owner', files: [{ id: file!.id, name: 'Plan.txt' }] });
    expect(await ownFiles(client)).toMatchObject([{ id: file!.id }]);
    const mail = (await outbox(polaris, client.user.email)).at(-1);
    expect(mail!.body).toContain('Attached: Plan.txt\nDownload on your dashboard:\n');
  });

  it('removes a file with its undone message, so that it can be sent again', async () => {
    const { client, customerId } = await engaged();
    const uploadId = await upload(owner, `/api/customers/${customerId}/files`, 'Draft.txt');
    const { body } = await answer(customerId, [uploadId]);
    await owner.delete(`/api/admin/messages/${(body as { id: number }).id}`);
    expect(await filesOf(customerId)).toEqual([]);
    expect((await answer(customerId, [uploadId])).status).toBe(201);
    await makeMessagesDue(polaris);
    await until(
      () => ownFiles(client),
      (files) => files.length === 1,
    );
  });

  it('rejects a file for a customer without an account, and sends nothing', async () => {
    const { id } = await addCustomer(owner, { email: 'no-account@example.com' });
    const uploadId = await upload(owner, `/api/customers/${id}/files`, 'Plan.txt');
    const { status, body } = await answer(id, [uploadId]);
    expect([status, (body as { detail: string }).detail]).toEqual([
      409,
      'Files are on the dashboard of a client, and this person has no account. Invite them first.',
    ]);
    expect(await outbox(polaris, 'no-account@example.com')).toEqual([]);
  });
});
