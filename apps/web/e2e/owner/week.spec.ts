import { addDays, dayOf, weekStartOf } from '@polaris/contracts';
import { makeCustomer, unique } from '../support/data.ts';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

// Other journeys change the hours that the first free time depends on.
test.use({ ownPolaris: { name: 'week' } });
test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('books with three keys, and moves a session by keys and by dragging', async ({
  page,
  ownerApi,
}) => {
  test.slow();
  const name = unique('Week Client');
  await makeCustomer(ownerApi, { name });
  const { timeZone } = await (await ownerApi.get('/api/admin/calendar')).json();
  // A week in which no other journey books.
  const monday = addDays(weekStartOf(dayOf(new Date(), timeZone)), 141);
  await ownerApi.post('/api/admin/tasks', { data: { title: unique('Plan'), dueOn: monday } });
  await page.goto(`/admin/calendar?week=${monday}`);
  const cursor = page.getByRole('button', { name: /^New session: / });
  const session = page.getByRole('button', { name: new RegExp(`^${name}\\s*,`) });

  await test.step("books a session with three keys, besides the customer's name", async () => {
    await cursor.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(name);
    await expect(page.getByRole('option')).toHaveText([name]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', 'Session booked');
    await expect(session).toHaveAccessibleName(/9:00 AM\s*– 10:00 AM, Monday.*, Scheduled$/);
  });

  await test.step('moves the session by keys', async () => {
    await session.focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    await expect(
      page.getByRole('alertdialog', { name: /^Move to Tue, .* 9:30 AM\?$/ }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(session).toHaveAccessibleName(/9:30 AM\s*– 10:30 AM, Tuesday.*, Scheduled$/);
    await expect(session).toBeFocused();
  });

  await test.step('moves the session by dragging', async () => {
    const from = (await session.boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 20 + from.width, from.y + 10 + from.height, { steps: 5 });
    await page.mouse.up();
    const question = page.getByRole('alertdialog', { name: /^Move to Wed, .* 10:30 AM\?$/ });
    await expectAccessibleInBothThemes(page);
    await question.getByRole('button', { name: 'Move' }).click();
    await expect(session).toHaveAccessibleName(/10:30 AM\s*– 11:30 AM, Wednesday.*, Scheduled$/);
  });

  await test.step('opens the session, accessibly', async () => {
    await expectVisualChecks(page);
    await expectAccessibleInBothThemes(page);
    await session.click();
    await expect(page.getByRole('dialog', { name })).toContainText('Scheduled');
  });
});
