import { makeCustomer, unique } from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/pages/visual-checks.ts';
import { expectToast } from '../support/toast.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

for (const theme of ['light', 'dark'] as const)
  test(`makes companies from texts, renames one, and undoes the rest, in ${theme}`, async ({
    page,
    ownerApi,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const [acme, beta] = [unique('Acme'), unique('Beta')];
    const ada = await makeCustomer(ownerApi, { company: acme });
    const grace = await makeCustomer(ownerApi, { company: `${acme.toUpperCase()}, Inc.` });
    const bob = await makeCustomer(ownerApi, { company: `${beta} LLC` });

    await page.goto('/admin/companies');
    await page.getByRole('button', { name: 'Review' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Turn company names into companies' });
    // Other tests' companies stay texts.
    const own = new RegExp(`${acme}|${beta}`, 'i');
    for (const box of await dialog.getByRole('list', { name: 'Companies' }).locator('> li').all())
      if (!own.test((await box.textContent()) ?? ''))
        await box.getByRole('checkbox').first().uncheck();
    await expect(
      dialog.getByRole('checkbox', { name: grace.company!, exact: false }).last(),
    ).toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Make Companies' }).press('Enter');
    await expect(dialog).toHaveCount(0);

    const search = page.getByRole('searchbox', { name: 'Search companies' });
    await search.fill(acme);
    await page.getByRole('link', { name: acme }).click();
    const people = page.getByRole('list', { name: 'People' });
    await expect(people.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Edit Name' }).press('Enter');
    const renamed = `${acme} Group`;
    await page.getByLabel('Name', { exact: true }).fill(renamed);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', 'Company updated successfully');

    await people.getByRole('link', { name: grace.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: grace.name })).toBeVisible();
    await expect(page.getByText(renamed).first()).toBeVisible();
    await expect(page.getByRole('link', { name: renamed, exact: true })).toBeVisible();

    await page.goto('/admin/companies');
    await page
      .getByRole('button', { name: /^Undo what was made/ })
      .first()
      .press('Enter');
    const question = page.getByRole('dialog', { name: 'Undo this?' });
    await expect(question).toContainText('1 person gets the earlier text back.');
    await expect(question.getByRole('link', { name: renamed })).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(question).toHaveCount(0);
    const textOf = async (id: number) =>
      ((await (await ownerApi.get(`/api/customers/${id}`)).json()) as { company: string }).company;
    expect(await textOf(bob.id)).toBe(`${beta} LLC`);
    expect(await textOf(ada.id)).toBe(renamed);
  });

test('adds a customer to a second company by keyboard, and makes it the first', async ({
  page,
  ownerApi,
}) => {
  const [acme, zeta] = [unique('Acme'), unique('Zeta')];
  for (const name of [acme, zeta]) await ownerApi.post('/api/admin/companies', { data: { name } });
  const ada = await makeCustomer(ownerApi, { company: acme });
  await page.goto(`/admin/customers/${ada.id}`);
  await page.getByRole('button', { name: 'Edit companies' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Companies' });
  await dialog.getByRole('combobox', { name: 'Add to a company' }).fill(zeta);
  // The company, and the button to add another one.
  await expect(dialog.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', `Added to ${zeta}`);
  await dialog.getByRole('button', { name: `Make first: ${zeta}` }).press('Enter');
  await expectToast(page, 'Success', `${zeta} is the first company now`);
  await expect(dialog.getByRole('listitem').first()).toContainText(`${zeta} First`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: zeta, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: acme, exact: true })).toBeVisible();
});
