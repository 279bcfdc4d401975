// Loaded in the browser only, together with the page's scripts.
export {
  BookingApp,
  DashboardApp,
  FreeCallApp,
  PurchaseApp,
  ProfileApp,
} from '@polaris/ui/account';
