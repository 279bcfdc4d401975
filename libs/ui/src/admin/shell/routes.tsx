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
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { type RouteObject, matchPath } from 'react-router';
import { useUnreadCount } from '../../api/contacts.ts';
import { LoadingState } from '../../primitives/page-state.tsx';
import { laterScreens } from './later-screens.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

interface AdminScreen {
  icon: LucideIcon;
  /** After `g` it leads there. */
  key: string;
}

/** What the navigation shows for each path. */
export const screens: Record<AdminPath, AdminScreen> = {
  '/admin': { icon: Gauge, key: 'd' },
  '/admin/contacts': { icon: Inbox, key: 's' },
  '/admin/services': { icon: Tags, key: 'v' },
  '/admin/customers': { icon: Users, key: 'c' },
  '/admin/activity': { icon: NotebookPen, key: 'a' },
  '/admin/assets': { icon: FolderOpen, key: 't' },
  '/admin/purchases': { icon: ShoppingBag, key: 'p' },
  '/admin/money': { icon: CircleDollarSign, key: 'm' },
  '/admin/testimonials': { icon: Quote, key: 'q' },
  '/admin/subscribers': { icon: Newspaper, key: 'n' },
  '/admin/invoices': { icon: ReceiptText, key: 'i' },
  '/admin/mail': { icon: Mail, key: 'e' },
  '/admin/reply-templates': { icon: MessageSquareText, key: 'r' },
  '/admin/business-profile': { icon: BriefcaseBusiness, key: 'b' },
  '/admin/audit': { icon: History, key: 'l' },
  '/admin/trash': { icon: Trash2, key: 'x' },
  '/admin/backups': { icon: DatabaseBackup, key: 'k' },
};

/** Where the site and the desktop app mount the admin area; the route table is relative to it. */
const MOUNT = '/admin/*';

const route = (path: string, label: string, Screen: ComponentType): RouteObject => ({
  path: matchPath(MOUNT, path)?.params['*'] ?? path,
  // As on the site, an address has one spelling.
  caseSensitive: true,
  element: (
    <Titled key={path} label={label}>
      <ScreenBoundary label={label}>
        <Suspense fallback={<LoadingState text={`Loading ${label}...`} />}>
          <Screen />
        </Suspense>
      </ScreenBoundary>
    </Titled>
  ),
});

/** Which screen is shown at which address. */
export const routes: RouteObject[] = [
  ...adminScreens.map(({ path, label }) => route(path, label, laterScreens[path])),
  route(CUSTOMER_PATH, 'Customer', laterScreens[CUSTOMER_PATH]),
  route(NEW_INVOICE_PATH, 'New invoice', laterScreens[NEW_INVOICE_PATH]),
  route(INVOICE_PATH, 'Invoice', laterScreens[INVOICE_PATH]),
  route('*', 'Not found', NotFoundScreen),
];

/** A screen, with its name and the number of new submissions as the title of the window. */
function Titled({ label, children }: { label: string; children: ReactNode }) {
  const unread = useUnreadCount();
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${label} · Admin · Polaris`;
  }, [label, unread]);
  return children;
}
