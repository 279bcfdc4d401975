// Loaded in the browser only, together with the page's scripts.
export { AdminApp, ConnectionBar, loadScreen } from '@polaris/ui/admin';
