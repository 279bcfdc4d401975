// Loaded in the browser only, together with the page's scripts.
export { AdminApp, screenAt } from '@polaris/ui/admin';
