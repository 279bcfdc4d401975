import { readContact, unique, writeContact } from '../support/data.ts';
import { expect, test } from '../support/mail-test.ts';
import { expectAccessibleInBothThemes } from '../support/pages/visual-checks.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('undoes, edits and sends a reply', async ({ page, request, ownerApi, mails }) => {
  const email = `${unique('maya').replace(' ', '.')}@example.com`;
  const contact = await writeContact(request, { name: 'Maya Okafor', email });
  await page.goto(`/admin/contacts?highlight=${contact.id}`);
  const composer = page.getByRole('form', { name: 'Reply to Maya Okafor' });
  const message = composer.getByRole('textbox', { name: 'Message' });
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeVisible();

  await test.step('sends with the keyboard alone', async () => {
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

  await test.step('restores the text on Undo, and sends nothing', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(message).toHaveValue('Hello {{firstName}}, on Tuesday?');
    expect((await readContact(ownerApi, contact.id))?.status).toBe('new');
  });

  await test.step('sends again, and shows the reply in the record', async () => {
    await message.fill('Hello {{firstName}}, on Wednesday?');
    await composer.getByRole('button', { name: 'Send' }).click();
    const replies = page.getByRole('region', { name: 'Replies' });
    await expect(replies).toContainText('Hello Maya, on Wednesday?');
    const personal = () => mails.to(email).filter((mail) => mail.includes('Subject: Re:'));
    await expect.poll(() => personal().length, { timeout: 60_000 }).toBe(1);
    expect(personal()[0]).toContain('Hello Maya, on Wednesday?');
  });
});
