import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { replyTemplateSchema } from '@polaris/contracts';
import { replyTemplateInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const PATH = '/api/admin/reply-templates';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from reply_templates'));
afterAll(() => polaris.close());

const create = async (own = {}) => (await owner.post(PATH, replyTemplateInput(own))).body;

describe('reply templates', () => {
  it('creates, lists and changes reply templates', async () => {
    const created = await create({ name: 'First answer' });
    expect(replyTemplateSchema.parse(created)).toMatchObject(
      replyTemplateInput({ name: 'First answer' }),
    );
    await create({ name: 'Second answer', subject: undefined });
    const { body } = await owner.get(PATH);
    expect(body).toMatchObject([{ name: 'Second answer', subject: '' }, { name: 'First answer' }]);
    const changed = replyTemplateInput({ name: 'FIRST answer', body: 'Other', version: 1 });
    const edit = () => owner.put(`${PATH}/${created.id}`, changed);
    expect((await edit()).body).toMatchObject({ name: 'FIRST answer', body: 'Other', version: 2 });
    expect((await edit()).status).toBe(409);
  });

  it.each([
    ['subject', '{{fristName}}'],
    ['body', 'Hello {{ fristName }},'],
  ])('rejects a reply template with an unknown placeholder in the %s', async (path, text) => {
    const message =
      'There is no placeholder {{fristName}}. There are: {{firstName}}, {{name}}, {{company}}, {{ownerName}}.';
    const refused = { status: 400, body: { detail: message, errors: [{ path, message }] } };
    expect(await owner.post(PATH, replyTemplateInput({ [path]: text }))).toMatchObject(refused);
    const { id, version } = await create();
    const edit = replyTemplateInput({ name: 'Other name', [path]: text, version });
    expect(await owner.put(`${PATH}/${id}`, edit)).toMatchObject(refused);
    expect((await owner.get(PATH)).body).toMatchObject([{ id, version }]);
  });

  it('rejects a template name that differs only by letter case', async () => {
    await create({ name: 'Prices' });
    const { id } = await create({ name: 'Other' });
    const message = 'There is a template with this name already.';
    const refused = { status: 409, body: { errors: [{ path: 'name', message }] } };
    expect(await owner.post(PATH, replyTemplateInput({ name: 'PRICES' }))).toMatchObject(refused);
    const renamed = replyTemplateInput({ name: 'prices' });
    expect(await owner.put(`${PATH}/${id}`, renamed)).toMatchObject(refused);
  });

  it('moves templates to the trash and restores them unless their name is taken', async () => {
    const { id } = await create({ name: 'Prices' });
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(404);
    const other = await create({ name: 'prices' });
    const restore = () => owner.post(`/api/admin/trash/reply_template/${id}/restore`);
    expect((await restore()).status).toBe(409);
    await owner.delete(`${PATH}/${other.id}`);
    expect((await restore()).status).toBe(204);
    expect((await owner.get(PATH)).body).toMatchObject([{ id, name: 'Prices' }]);
  });

  it('records changes of reply templates in the audit log', async () => {
    const { id } = await create({ name: 'Audited' });
    const { body } = await owner.get('/api/admin/audit?relation=reply_templates');
    expect(body[0]).toMatchObject({ recordId: id, name: 'Audited', action: 'create' });
  });
});
