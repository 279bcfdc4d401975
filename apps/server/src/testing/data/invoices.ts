import { customerInput, invoiceLine, serviceInput } from './factories';
import type { Person, TestApp } from '../test-app';

export const INVOICES = '/api/admin/invoices';

/** Common steps of invoice tests, by the owner of an app that may start later. */
export function invoicing(app: () => { polaris: TestApp; owner: Person }) {
  const sql = (text: string, values: unknown[] = []) =>
    app().polaris.dataSource.query(text, values);

  const fillProfile = (own: object = {}) =>
    app().owner.put('/api/admin/business-profile', {
      legalName: 'Polaris Consulting',
      address: '1 Star Street',
      timeZone: 'America/New_York',
      daysUntilDue: 14,
      ...own,
    });

  const customer = async (own: object = {}): Promise<number> =>
    (await app().owner.post('/api/customers', customerInput(own))).body.id;

  const draft = async (own: object = {}) => {
    const named =
      'purchaseId' in own ? {} : { customerId: await customer(), lines: [invoiceLine()] };
    return app().owner.post(INVOICES, { ...named, ...own });
  };

  const act = ({ id, version }: { id: number; version: number }, action: string) =>
    app().owner.post(`${INVOICES}/${id}/${action}`, { version });

  const issued = async (own: object = {}) => (await act((await draft(own)).body, 'issue')).body;

  const purchase = async (own: object = {}): Promise<number> => {
    const serviceId = (await app().owner.post('/api/services', serviceInput())).body.id;
    const sale = { customerId: await customer(), serviceId, amount: 480, ...own };
    return (await app().owner.post('/api/admin/purchases', sale)).body.id;
  };

  const pay = (column: 'invoiceId' | 'purchaseId', id: number, amount: number) =>
    sql(
      `insert into payments ("${column}", provider, amount, status, method, "paidAt")
       values ($1, 'manual', $2, 'paid', 'cash', now())`,
      [id, amount],
    );

  const stateOf = async (id: number) => (await app().owner.get(`${INVOICES}/${id}`)).body.state;

  /** Moves an invoice's dates into the past, without the trigger that protects issued invoices. */
  const passDays = async (id: number, days: number) => {
    await sql('alter table invoices disable trigger invoices_issued');
    await sql('update invoices set "dueOn" = "dueOn" - $2::int where id = $1', [id, days]);
    await sql('alter table invoices enable trigger invoices_issued');
  };

  return { sql, fillProfile, customer, draft, act, issued, purchase, pay, stateOf, passDays };
}
