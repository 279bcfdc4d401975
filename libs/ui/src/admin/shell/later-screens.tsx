import { type ComponentType, lazy } from 'react';

/** A screen that few days begin with: it is loaded when it is opened. */
const later = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

export const BusinessProfileScreen = later(
  () => import('../business-profile/business-profile-screen.tsx'),
  'BusinessProfileScreen',
);
export const InvoiceRoute = later(() => import('../invoices/invoice-route.tsx'), 'InvoiceRoute');
export const InvoicesScreen = later(
  () => import('../invoices/invoices-screen.tsx'),
  'InvoicesScreen',
);
export const MoneyScreen = later(() => import('../money/money-screen.tsx'), 'MoneyScreen');
export const NewInvoiceScreen = later(
  () => import('../invoices/new-invoice-screen.tsx'),
  'NewInvoiceScreen',
);
export const PurchasesScreen = later(
  () => import('../purchases/purchases-screen.tsx'),
  'PurchasesScreen',
);
export const ReplyTemplatesScreen = later(
  () => import('../reply-templates/reply-templates-screen.tsx'),
  'ReplyTemplatesScreen',
);
