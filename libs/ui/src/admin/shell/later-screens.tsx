import { type ComponentType, lazy, useState } from 'react';
import { command } from '../../api/client.ts';

/** The script of a screen could not be loaded. */
export class ScriptMissing extends Error {}

/**
 * A screen is loaded when it is opened, or before. One that is there is
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
  const Later = lazy<ComponentType>(async () => {
    await load().catch((cause: unknown) => {
      // Finds out whether it is the connection that is gone.
      void command('/api/health/live', {}).catch(() => undefined);
      throw new ScriptMissing(name, { cause });
    });
    return { default: loaded! };
  });
  function Screen() {
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown />;
  }
  return Object.assign(Screen, { load });
}

/** Each screen by its path. The build reads here which script a page has to name for its browser. */
export const laterScreens = {
  '/admin': later(() => import('./dashboard.tsx'), 'Dashboard'),
  '/admin/contacts': later(() => import('../contacts/contacts-screen.tsx'), 'ContactsScreen'),
  '/admin/services': later(() => import('../services/services-screen.tsx'), 'ServicesScreen'),
  '/admin/customers': later(() => import('../customers/customers-screen.tsx'), 'CustomersScreen'),
  '/admin/activity': later(() => import('../activities/activity-screen.tsx'), 'ActivityScreen'),
  '/admin/assets': later(() => import('../assets/assets-screen.tsx'), 'AssetsScreen'),
  '/admin/purchases': later(() => import('../purchases/purchases-screen.tsx'), 'PurchasesScreen'),
  '/admin/invoices': later(() => import('../invoices/invoices-screen.tsx'), 'InvoicesScreen'),
  '/admin/money': later(() => import('../money/money-screen.tsx'), 'MoneyScreen'),
  '/admin/testimonials': later(
    () => import('../testimonials/testimonials-screen.tsx'),
    'TestimonialsScreen',
  ),
  '/admin/subscribers': later(
    () => import('../subscribers/subscribers-screen.tsx'),
    'SubscribersScreen',
  ),
  '/admin/mail': later(() => import('../mail/mail-screen.tsx'), 'MailScreen'),
  '/admin/reply-templates': later(
    () => import('../reply-templates/reply-templates-screen.tsx'),
    'ReplyTemplatesScreen',
  ),
  '/admin/business-profile': later(
    () => import('../business-profile/business-profile-screen.tsx'),
    'BusinessProfileScreen',
  ),
  '/admin/audit': later(() => import('../audit/audit-screen.tsx'), 'AuditScreen'),
  '/admin/trash': later(() => import('../trash/trash-screen.tsx'), 'TrashScreen'),
  '/admin/backups': later(() => import('../backups/backups-screen.tsx'), 'BackupsScreen'),
  '/admin/customers/:id': later(() => import('./customer-record.tsx'), 'CustomerRecord'),
  '/admin/invoices/new': later(
    () => import('../invoices/new-invoice-screen.tsx'),
    'NewInvoiceScreen',
  ),
  '/admin/invoices/:id': later(() => import('../invoices/invoice-route.tsx'), 'InvoiceRoute'),
};
