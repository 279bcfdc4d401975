// Loaded in the browser only, together with the page's scripts.
export { AdminApp, loadScreen } from '@polaris/ui/admin';
