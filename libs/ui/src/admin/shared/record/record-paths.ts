import { generatePath } from 'react-router';

/** The address of a customer's record, as a pattern for the route table. */
export const CUSTOMER_PATH = '/admin/customers/:id';

export const customerPath = (id: number): string => generatePath(CUSTOMER_PATH, { id: String(id) });

/** The list of submissions with this one selected. */
export const submissionPath = (id: number): string => `/admin/contacts?highlight=${id}`;
