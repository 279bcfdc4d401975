// In the browser alone, and with the page's own scripts: the server never runs them.
export { DashboardApp, ProfileApp } from '@polaris/ui/account';
