import { type ComponentType, lazy, useState } from 'react';

/**
 * A screen that few days begin with: it is loaded when it is opened, or before. One that is there is
 * rendered at once, which `lazy` alone never does the first time.
 */
function later<Name extends string, Module extends Record<Name, ComponentType>>(
  loadModule: () => Promise<Module>,
  name: Name,
) {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const module = await loadModule();
    loaded = module[name];
    return module;
  };
  const Later = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  function Screen() {
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown />;
  }
  return Object.assign(Screen, { load });
}

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
export const AuditScreen = later(() => import('../audit/audit-screen.tsx'), 'AuditScreen');
export const BackupsScreen = later(() => import('../backups/backups-screen.tsx'), 'BackupsScreen');
export const MailScreen = later(() => import('../mail/mail-screen.tsx'), 'MailScreen');
export const ServicesScreen = later(
  () => import('../services/services-screen.tsx'),
  'ServicesScreen',
);
export const SubscribersScreen = later(
  () => import('../subscribers/subscribers-screen.tsx'),
  'SubscribersScreen',
);
export const TestimonialsScreen = later(
  () => import('../testimonials/testimonials-screen.tsx'),
  'TestimonialsScreen',
);
export const TrashScreen = later(() => import('../trash/trash-screen.tsx'), 'TrashScreen');
export const CustomersScreen = later(
  () => import('../customers/customers-screen.tsx'),
  'CustomersScreen',
);
export const CustomerRecord = later(() => import('./customer-record.tsx'), 'CustomerRecord');
