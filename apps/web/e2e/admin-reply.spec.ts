import { readContact, unique, writeContact } from './data.ts';
import { expect, test } from './mail-test.ts';
import { expectAccessibleInBothThemes } from './visual-checks.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('a reply is taken back, changed, and leaves', async ({ page, request, ownerApi, mails }) => {
  const email = `${unique('maya').replace(' ', '.')}@example.com`;
  const contact = await writeContact(request, { name: 'Maya Okafor', email });
  await page.goto(`/admin/contacts?highlight=${contact.id}`);
  const composer = page.getByRole('form', { name: 'Reply to Maya Okafor' });
  const message = composer.getByRole('textbox', { name: 'Message' });
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeVisible();

  await test.step('sent by keys alone', async () => {
    await page.keyboard.press('w');
    await expect(message).toBeFocused();
    await page.keyboard.type('Hello {{firstName}}, on Tuesday?');
    await expectAccessibleInBothThemes(page);
    await message.focus();
    await page.keyboard.press('Control+Enter');
    await expect(composer).toHaveCount(0);
    await expect
      .poll(async () => (await readContact(ownerApi, contact.id))?.status)
      .toBe('replied');
  });

  await test.step('undone: the text is back, and nothing was sent', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(message).toHaveValue('Hello {{firstName}}, on Tuesday?');
    expect((await readContact(ownerApi, contact.id))?.status).toBe('new');
  });

  await test.step('sent again, it leaves and is shown in the record', async () => {
    await message.fill('Hello {{firstName}}, on Wednesday?');
    await composer.getByRole('button', { name: 'Send' }).click();
    const replies = page.getByRole('region', { name: 'Replies' });
    await expect(replies).toContainText('Hello Maya, on Wednesday?');
    const personal = () => mails.to(email).filter((mail) => mail.includes('Subject: Re:'));
    await expect.poll(() => personal().length, { timeout: 60_000 }).toBe(1);
    expect(personal()[0]).toContain('Hello Maya, on Wednesday?');
  });
});
