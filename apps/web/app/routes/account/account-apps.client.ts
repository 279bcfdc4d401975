// Loaded in the browser only, together with the page's scripts.
export { DashboardApp, ProfileApp } from '@polaris/ui/account';
