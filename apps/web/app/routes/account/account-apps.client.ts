// Loaded in the browser only, together with the page's scripts.
export { BookingApp, DashboardApp, ProfileApp } from '@polaris/ui/account';
