// Loaded in the browser only, together with the page's scripts.
export { AdminApp } from '@polaris/ui/admin';
