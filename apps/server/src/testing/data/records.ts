import type {
  ActivityFormValues,
  AdminPurchase,
  ContactInput,
  Customer,
  CustomerFormValues,
  Purchase,
  Service,
  ServiceInput,
} from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import type { TestResponse, TestCaller } from '../caller';
import type { Person, TestApp } from '../test-app';
import { activityInput, contactInput, customerInput, serviceInput } from './factories';

interface Stored {
  id: number;
}

/** The created record; throws if there is none. */
async function made<T extends Stored>(call: Promise<TestResponse>): Promise<T> {
  const { status, body, text } = await call;
  if (status !== 201) throw new Error(`No record was made: ${status} ${text}`);
  return body as T;
}

export const addCustomer = (owner: TestCaller, own: Partial<CustomerFormValues> = {}) =>
  made<Customer>(owner.post('/api/customers', customerInput(own)));

export const addService = (owner: TestCaller, own: Partial<ServiceInput> = {}) =>
  made<Service>(owner.post('/api/services', serviceInput(own)));

export const addActivity = (owner: TestCaller, own: Partial<ActivityFormValues>) =>
  made<Stored>(owner.post('/api/activities', activityInput(own)));

export const sendContact = (visitor: TestCaller, own: Partial<ContactInput> = {}) =>
  made<Stored>(visitor.post('/api/contact', contactInput(own)));

export const buy = (client: TestCaller, serviceId: number) =>
  made<Purchase>(client.post('/api/purchases', { serviceId }));

export const addSale = (owner: TestCaller, sale: object) =>
  made<AdminPurchase>(owner.post('/api/admin/purchases', sale));

/** Links a customer with an account, or with none. */
export const linkAccount = (owner: TestCaller, customerId: number, userId: string | null) =>
  owner.put(`/api/customers/${customerId}/account`, { userId });

/** Makes a client an owner, or an owner a client. */
export const changeRole = ({ dataSource }: TestApp, { user }: Person): Promise<unknown> =>
  dataSource.query(sql`update users set "isAdmin" = not "isAdmin" where id = $1`, [user.id]);
