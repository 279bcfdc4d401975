import {
  type AdminPath,
  CUSTOMER_PATH,
  INVOICE_PATH,
  NEW_INVOICE_PATH,
  adminScreens,
} from '@polaris/contracts';
import {
  BriefcaseBusiness,
  CircleDollarSign,
  DatabaseBackup,
  FolderOpen,
  Gauge,
  History,
  Inbox,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Newspaper,
  NotebookPen,
  Quote,
  ReceiptText,
  ShoppingBag,
  Tags,
  Trash2,
  Users,
} from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { type RouteObject, matchPath } from 'react-router';
import { useUnreadCount } from '../../api/contacts.ts';
import { LoadingState } from '../../primitives/page-state.tsx';
import { ActivityScreen } from '../activities/activity-screen.tsx';
import { DueActivities } from '../activities/due-activities.tsx';
import { AssetsScreen } from '../assets/assets-screen.tsx';
import { BackupCard } from '../backups/backup-card.tsx';
import { ContactsScreen } from '../contacts/contacts-screen.tsx';
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx';
import { SetupChecklist } from '../checklist/setup-checklist.tsx';
import { HeldMailsNotice } from '../mail/held-mails-notice.tsx';
import { MoneyCard } from '../money/money-card.tsx';
import {
  AuditScreen,
  BackupsScreen,
  BusinessProfileScreen,
  CustomerRecord,
  CustomersScreen,
  InvoiceRoute,
  InvoicesScreen,
  MailScreen,
  MoneyScreen,
  NewInvoiceScreen,
  PurchasesScreen,
  ReplyTemplatesScreen,
  ServicesScreen,
  SubscribersScreen,
  TestimonialsScreen,
  TrashScreen,
} from './later-screens.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

interface AdminScreen {
  icon: LucideIcon;
  /** After `g` it leads there. */
  key: string;
  element: ReactElement;
}

/** What the navigation and the route table show for each path. */
export const screens: Record<AdminPath, AdminScreen> = {
  '/admin': {
    icon: Gauge,
    key: 'd',
    element: (
      <DashboardScreen
        notices={
          <>
            <HeldMailsNotice />
            <SetupChecklist />
          </>
        }
        money={<MoneyCard />}
        backups={<BackupCard />}
        followUps={<DueActivities />}
      />
    ),
  },
  '/admin/contacts': { icon: Inbox, key: 's', element: <ContactsScreen /> },
  '/admin/services': { icon: Tags, key: 'v', element: <ServicesScreen /> },
  '/admin/customers': { icon: Users, key: 'c', element: <CustomersScreen /> },
  '/admin/activity': { icon: NotebookPen, key: 'a', element: <ActivityScreen /> },
  '/admin/assets': { icon: FolderOpen, key: 't', element: <AssetsScreen /> },
  '/admin/purchases': { icon: ShoppingBag, key: 'p', element: <PurchasesScreen /> },
  '/admin/money': { icon: CircleDollarSign, key: 'm', element: <MoneyScreen /> },
  '/admin/testimonials': { icon: Quote, key: 'q', element: <TestimonialsScreen /> },
  '/admin/subscribers': { icon: Newspaper, key: 'n', element: <SubscribersScreen /> },
  '/admin/invoices': { icon: ReceiptText, key: 'i', element: <InvoicesScreen /> },
  '/admin/mail': { icon: Mail, key: 'e', element: <MailScreen /> },
  '/admin/reply-templates': {
    icon: MessageSquareText,
    key: 'r',
    element: <ReplyTemplatesScreen />,
  },
  '/admin/business-profile': {
    icon: BriefcaseBusiness,
    key: 'b',
    element: <BusinessProfileScreen />,
  },
  '/admin/audit': { icon: History, key: 'l', element: <AuditScreen /> },
  '/admin/trash': { icon: Trash2, key: 'x', element: <TrashScreen /> },
  '/admin/backups': { icon: DatabaseBackup, key: 'k', element: <BackupsScreen /> },
};

/** Where the site and the desktop app mount the admin area; the route table is relative to it. */
const MOUNT = '/admin/*';

const route = (path: string, label: string, screen: ReactElement): RouteObject => ({
  path: matchPath(MOUNT, path)?.params['*'] ?? path,
  // As on the site, an address has one spelling.
  caseSensitive: true,
  element: (
    <Titled key={path} label={label}>
      <Suspense fallback={<LoadingState text={`Loading ${label}...`} />}>{screen}</Suspense>
    </Titled>
  ),
});

/** Which screen is shown at which address. */
export const routes: RouteObject[] = [
  ...adminScreens.map(({ path, label }) => route(path, label, screens[path].element)),
  route(CUSTOMER_PATH, 'Customer', <CustomerRecord />),
  route(NEW_INVOICE_PATH, 'New invoice', <NewInvoiceScreen />),
  route(INVOICE_PATH, 'Invoice', <InvoiceRoute />),
  route('*', 'Not found', <NotFoundScreen />),
];

/** A screen, with its name and the number of new submissions as the title of the window. */
function Titled({ label, children }: { label: string; children: ReactNode }) {
  const unread = useUnreadCount();
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${label} · Admin · Polaris`;
  }, [label, unread]);
  return children;
}
