import type { AdminPath, RecordPath } from '@polaris/contracts/admin-screens';
import {
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CalendarDays,
  CircleDollarSign,
  DatabaseBackup,
  Feather,
  FileSignature,
  FolderOpen,
  Gauge,
  HeartPulse,
  History,
  Inbox,
  ListTodo,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Newspaper,
  NotebookPen,
  PanelsTopLeft,
  Quote,
  ReceiptText,
  Settings,
  ShoppingBag,
  Tags,
  Terminal,
  Trash2,
  Users,
} from 'lucide-react';
import { Dashboard } from './dashboard.tsx';
import { lazyScreen } from './lazy-screen.tsx';

interface BrowserScreen {
  Screen: ReturnType<typeof lazyScreen>;
}

interface IconScreen extends BrowserScreen {
  icon: LucideIcon;
}

/**
 * The browser's part of each screen; the rest is in the contracts' table of screens. The build reads here which scripts
 * a page has to preload.
 */
export const screens = {
  '/admin': {
    icon: Gauge,
    // Loaded with the frame: it is opened first.
    Screen: lazyScreen(() => Promise.resolve({ Dashboard }), 'Dashboard'),
  },
  '/admin/contacts': {
    icon: Inbox,
    Screen: lazyScreen(() => import('./submissions-screen.tsx'), 'SubmissionsScreen'),
  },
  '/admin/services': {
    icon: Tags,
    Screen: lazyScreen(() => import('../sales/services/services-screen.tsx'), 'ServicesScreen'),
  },
  '/admin/customers': {
    icon: Users,
    Screen: lazyScreen(() => import('../people/customers/customers-screen.tsx'), 'CustomersScreen'),
  },
  '/admin/activity': {
    icon: NotebookPen,
    Screen: lazyScreen(() => import('../people/activities/activity-screen.tsx'), 'ActivityScreen'),
  },
  '/admin/assets': {
    icon: FolderOpen,
    Screen: lazyScreen(() => import('../site/assets/assets-screen.tsx'), 'AssetsScreen'),
  },
  '/admin/tasks': {
    icon: ListTodo,
    Screen: lazyScreen(() => import('../people/tasks/tasks-screen.tsx'), 'TasksScreen'),
  },
  '/admin/calendar': {
    icon: CalendarDays,
    Screen: lazyScreen(
      () => import('../schedule/appointments/calendar/calendar-screen.tsx'),
      'CalendarScreen',
    ),
  },
  '/admin/companies': {
    icon: Building2,
    Screen: lazyScreen(() => import('../people/companies/companies-screen.tsx'), 'CompaniesScreen'),
  },
  '/admin/offers': {
    icon: FileSignature,
    Screen: lazyScreen(() => import('../sales/offers/offers-screen.tsx'), 'OffersScreen'),
  },
  '/admin/retainers': {
    icon: CalendarClock,
    Screen: lazyScreen(() => import('../sales/retainers/retainer-screens.ts'), 'RetainersScreen'),
  },
  '/admin/purchases': {
    icon: ShoppingBag,
    Screen: lazyScreen(() => import('../sales/purchases/purchases-screen.tsx'), 'PurchasesScreen'),
  },
  '/admin/invoices': {
    icon: ReceiptText,
    Screen: lazyScreen(() => import('../sales/invoices/invoices-screen.tsx'), 'InvoicesScreen'),
  },
  '/admin/money': {
    icon: CircleDollarSign,
    Screen: lazyScreen(() => import('../sales/money/money-screen.tsx'), 'MoneyScreen'),
  },
  '/admin/testimonials': {
    icon: Quote,
    Screen: lazyScreen(
      () => import('../site/testimonials/testimonials-screen.tsx'),
      'TestimonialsScreen',
    ),
  },
  '/admin/subscribers': {
    icon: Newspaper,
    Screen: lazyScreen(
      () => import('../site/subscribers/subscribers-screen.tsx'),
      'SubscribersScreen',
    ),
  },
  '/admin/essays': {
    icon: Feather,
    Screen: lazyScreen(() => import('../site/essays/essays-screen.tsx'), 'EssaysScreen'),
  },
  '/admin/mail': {
    icon: Mail,
    Screen: lazyScreen(() => import('../mail/outbox/mail-screen.tsx'), 'MailScreen'),
  },
  '/admin/reply-templates': {
    icon: MessageSquareText,
    Screen: lazyScreen(
      () => import('../mail/reply-templates/reply-templates-screen.tsx'),
      'ReplyTemplatesScreen',
    ),
  },
  '/admin/settings/site': {
    icon: PanelsTopLeft,
    Screen: lazyScreen(
      () => import('../site/site-content/site-content-screen.tsx'),
      'SiteContentScreen',
    ),
  },
  '/admin/business-profile': {
    icon: BriefcaseBusiness,
    Screen: lazyScreen(
      () => import('../sales/business-profile/business-profile-screen.tsx'),
      'BusinessProfileScreen',
    ),
  },
  '/admin/audit': {
    icon: History,
    Screen: lazyScreen(() => import('../office/audit/audit-screen.tsx'), 'AuditScreen'),
  },
  '/admin/trash': {
    icon: Trash2,
    Screen: lazyScreen(() => import('../office/trash/trash-screen.tsx'), 'TrashScreen'),
  },
  '/admin/backups': {
    icon: DatabaseBackup,
    Screen: lazyScreen(() => import('../office/backups/backups-screen.tsx'), 'BackupsScreen'),
  },
  '/admin/health': {
    icon: HeartPulse,
    Screen: lazyScreen(() => import('../office/health/health-screen.tsx'), 'HealthScreen'),
  },
  '/admin/settings': {
    icon: Settings,
    Screen: lazyScreen(() => import('./settings-screen.tsx'), 'SettingsScreen'),
  },
  '/admin/settings/booking': {
    icon: CalendarClock,
    Screen: lazyScreen(
      () => import('../schedule/booking/booking-settings-screen.tsx'),
      'BookingSettingsScreen',
    ),
  },
  '/admin/settings/mail': {
    icon: Mail,
    Screen: lazyScreen(
      () => import('../mail/settings/mail-settings-screen.tsx'),
      'MailSettingsScreen',
    ),
  },
  '/admin/assistants': {
    icon: Terminal,
    Screen: lazyScreen(
      () => import('../office/assistants/assistants-screen.tsx'),
      'AssistantsScreen',
    ),
  },
  '/admin/assistants/connect': {
    Screen: lazyScreen(() => import('../office/assistants/assistants-screen.tsx'), 'ConsentScreen'),
  },
  '/admin/customers/:id': {
    Screen: lazyScreen(
      () => import('../people/customer-page/customer-screen.tsx'),
      'CustomerScreen',
    ),
  },
  '/admin/purchases/:id': {
    Screen: lazyScreen(
      () => import('../people/customer-page/purchase/purchase-screen.tsx'),
      'PurchaseScreen',
    ),
  },
  '/admin/companies/:id': {
    Screen: lazyScreen(
      () => import('../people/customer-page/company/company-screen.tsx'),
      'CompanyScreen',
    ),
  },
  '/admin/invoices/new': {
    Screen: lazyScreen(
      () => import('../sales/invoices/new-invoice-screen.tsx'),
      'NewInvoiceScreen',
    ),
  },
  '/admin/invoices/:id': {
    Screen: lazyScreen(() => import('../sales/invoices/invoice-route.tsx'), 'InvoiceRoute'),
  },
  '/admin/offers/new': {
    Screen: lazyScreen(() => import('../sales/offers/new-offer-screen.tsx'), 'NewOfferScreen'),
  },
  '/admin/offers/:id': {
    Screen: lazyScreen(() => import('../sales/offers/offer-screen.tsx'), 'OfferScreen'),
  },
  '/admin/retainers/:id': {
    Screen: lazyScreen(() => import('../sales/retainers/retainer-screens.ts'), 'RetainerScreen'),
  },
  '/admin/start': {
    Screen: lazyScreen(() => import('./first-run/first-run-screen.tsx'), 'FirstRunScreen'),
  },
  '/admin/essays/new': {
    Screen: lazyScreen(() => import('../site/essays/essay-screen.tsx'), 'NewEssayScreen'),
  },
  '/admin/essays/:id': {
    Screen: lazyScreen(() => import('../site/essays/essay-screen.tsx'), 'EssayScreen'),
  },
} satisfies Record<AdminPath, IconScreen> & Record<RecordPath, BrowserScreen>;
