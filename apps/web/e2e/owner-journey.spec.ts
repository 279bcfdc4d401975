import { owner } from './start-polaris.ts';
import { demoSite, expect, test } from './test.ts';
import { expectToast } from './toast.ts';

test.use({ ownPolaris: demoSite });

const question =
  'Are you sure you want to delete this contact submission? This action cannot be undone.';

test('a message goes from a service card to the owner, who answers and deletes it', async ({
  page,
  ownerApi,
}) => {
  await test.step('a visitor picks a service and writes', async () => {
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

  await test.step('the owner signs in', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin');
    await page.getByRole('link', { name: 'Submissions' }).click();
    await expect(page.getByRole('heading', { name: 'All Submissions (1)' })).toBeVisible();
    await expect(page.getByText('Select a submission')).toBeVisible();
    await expect(page.getByText('Click on a submission to view details')).toBeVisible();
  });

  const answer = await ownerApi.get('/api/admin/contact-submissions');
  const [{ id }] = (await answer.json()) as [{ id: number }];

  await test.step('opens the message by its link', async () => {
    await page.goto(`/admin/contacts?highlight=${id}`);
    const detail = page.getByRole('region', { name: 'Submission', exact: true });
    await expect(detail.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    await expect(detail).toContainText("I'm interested in the Level-Up Pack service ($499).");
    await expect(detail).toContainText('New');
  });

  await test.step('says that it is answered', async () => {
    await page.getByRole('button', { name: 'Edit Ada Lovelace' }).click();
    await page
      .getByRole('form', { name: 'Edit Ada Lovelace' })
      .getByLabel('Status')
      .selectOption('Replied');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Success', 'Contact updated successfully');
    await expect(page.getByRole('article')).toContainText('Replied');
  });

  await test.step('deletes it', async () => {
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
