import { owner } from '../support/start-polaris.ts';
import { demoSite, expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({ ownPolaris: demoSite });

const question =
  'Are you sure you want to delete this contact submission? This action cannot be undone.';

test('delivers a message from a service card to the owner, who replies and deletes it', async ({
  page,
  ownerApi,
}) => {
  // Other tests of this site leave their own messages.
  const earlier = await ownerApi.get('/api/admin/contact-submissions');
  for (const { id } of (await earlier.json()) as { id: number }[])
    await ownerApi.delete(`/api/admin/contact-submissions/${id}`);

  await test.step('pick a service and send a message as a visitor', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Level-Up Pack' }).click();
    const message = page.getByLabel('Message');
    await expect(message).toHaveValue("I'm interested in the Level-Up Pack service ($499).");
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+1 555 0100');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Thanks for reaching out!' })).toBeVisible();
    await expectToast(page, 'Message sent', "Thanks for reaching out! I'll get back to you soon.");
  });

  await test.step('sign in as the owner', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin');
    await page.getByRole('link', { name: /^Submissions/ }).click();
    await expect(page.getByRole('heading', { name: 'All Submissions (1)' })).toBeVisible();
    await expect(page.getByText('Select a submission')).toBeVisible();
    await expect(page.getByText('Click on a submission to view details')).toBeVisible();
  });

  const response = await ownerApi.get('/api/admin/contact-submissions');
  const [{ id }] = (await response.json()) as [{ id: number }];

  await test.step('open the message by its link', async () => {
    await page.goto(`/admin/contacts?highlight=${id}`);
    const detail = page.getByRole('region', { name: 'Submission', exact: true });
    await expect(detail.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    await expect(detail).toContainText("I'm interested in the Level-Up Pack service ($499).");
    await expect(detail).toContainText('New');
  });

  await test.step('mark it as replied', async () => {
    await page.getByRole('button', { name: 'Edit Ada Lovelace' }).click();
    await page
      .getByRole('form', { name: 'Edit Ada Lovelace' })
      .getByLabel('Status')
      .selectOption('Replied');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Success', 'Contact updated successfully');
    await expect(page.getByRole('article')).toContainText('Replied');
  });

  await test.step('delete it', async () => {
    await page.getByRole('button', { name: 'Delete Ada Lovelace' }).click();
    const confirm = page.getByRole('alertdialog');
    await expect(confirm.getByText(question, { exact: true })).toBeVisible();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Success', 'Contact deleted successfully', 'Undo');
    await expect(page.getByRole('heading', { name: 'All Submissions (0)' })).toBeVisible();
    await expect(page.getByText('No submissions yet', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Contact form submissions will appear here when received.', { exact: true }),
    ).toBeVisible();
  });
});
