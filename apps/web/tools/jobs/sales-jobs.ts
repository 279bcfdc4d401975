import { type Job, button, focused, header, record, says } from './job.ts';

/** Sales, and customers in bulk. */
export const salesJobs: Job[] = [
  {
    name: 'Record a sale to someone without an account',
    peer: 5,
    before: 5,
    path: record,
    ready: header,
    run: async (counter, { serviceName }) => {
      await counter.click(counter.page.getByRole('button', { name: 'Sell', exact: true }));
      await focused(counter, 'Service');
      await counter.page.getByRole('option', { name: new RegExp(serviceName) }).waitFor({
        state: 'attached',
      });
      await counter.write(serviceName);
      await counter.press('Tab');
      await counter.press('Enter');
    },
    done: says('Sale recorded'),
  },
  {
    name: 'Record a part payment',
    peer: 3,
    before: 3,
    path: record,
    ready: (page) => button(page, /^Record a payment/),
    run: async (counter) => {
      await counter.click(button(counter.page, /^Record a payment/));
      await focused(counter, 'Amount ($)');
      await counter.press('Control+a');
      await counter.write('50');
      await counter.press('Enter');
    },
    done: says('Payment recorded'),
  },
  {
    name: 'Draft an invoice of two lines',
    peer: 9,
    before: 12,
    path: () => '/admin/invoices/new',
    ready: (page) => page.getByRole('combobox', { name: 'Customer' }),
    run: async (counter, { customerName }) => {
      const { page } = counter;
      await focused(counter, 'Customer');
      await counter.write(customerName);
      await page.getByRole('option', { name: customerName }).waitFor();
      await counter.press('ArrowDown');
      await counter.press('Enter');
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name="buyer.email"]')?.value,
      );
      for (const text of ['Review of the ledger', 'A day on site']) {
        if (text.startsWith('A')) await counter.click(button(page, 'Add Line'));
        else await counter.click(page.getByLabel('Description').first());
        await counter.write(text);
        await counter.press('Tab');
        await counter.press('Tab');
        await counter.write('450');
      }
      await counter.press('Enter');
    },
    done: says('Draft saved'),
  },
  {
    name: 'Invoice a purchase, and send it',
    peer: 3,
    before: 4,
    path: record,
    ready: (page) => button(page, /^Create an invoice/),
    run: async (counter) => {
      const { page } = counter;
      await counter.click(button(page, /^Create an invoice/));
      await counter.click(page.getByRole('button', { name: 'Issue', exact: true }));
      await counter.click(button(page, 'Issue and Send'));
    },
    done: (page) => page.getByText(/issued, and on the way to/).first(),
  },
  {
    name: 'Set the status of eight customers',
    peer: 4,
    before: 10,
    path: () => '/admin/customers',
    ready: (page) => page.getByRole('checkbox', { name: /^Select / }).nth(8),
    run: async (counter) => {
      const { page } = counter;
      const box = (at: number) => page.getByRole('row').getByRole('checkbox').nth(at);
      await counter.click(box(1));
      await counter.click(box(8), ['Shift']);
      await counter.pick(page.getByRole('combobox', { name: 'Set status' }), 'Inactive');
    },
    done: (page) => page.getByText(/8 customers/).first(),
  },
  {
    name: 'Delete a customer and restore it',
    peer: 2,
    before: 3,
    path: record,
    ready: header,
    run: async (counter) => {
      await counter.click(button(counter.page, 'Delete'));
      await counter.click(
        counter.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
      );
      await counter.press('Control+z');
    },
    done: (page) => page.getByText(/restored/i).first(),
  },
];
