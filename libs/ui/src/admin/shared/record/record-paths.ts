import { CUSTOMER_PATH, INVOICE_PATH } from '@polaris/contracts/admin-screens';
import { generatePath } from 'react-router';

export const customerPath = (id: number): string => generatePath(CUSTOMER_PATH, { id: String(id) });

export const invoicePath = (id: number): string => generatePath(INVOICE_PATH, { id: String(id) });

/** The list of submissions with this one selected. */
export const submissionPath = (id: number): string => `/admin/contacts?highlight=${id}`;
