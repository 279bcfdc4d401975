// In the browser alone, and with the page's own scripts: the server never runs it.
export { AdminApp } from '@polaris/ui/admin';
