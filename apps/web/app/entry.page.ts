import { startTheme } from '@polaris/ui/theme/theme';
import { startAdminShortcut } from './layout/admin-shortcut-script.ts';
import { startThemeSwitches } from './layout/theme-switch-script.ts';
import { noteArrival } from './browser/arrival.ts';
import { startAtTop } from './browser/start-at-top.ts';
import { reachScrollBoxes } from './browser/scroll-boxes.ts';
import { loadWhenTouched } from './browser/load-when-touched.ts';
import { nameManifest } from './browser/manifest.ts';
import { startServiceWorker } from './browser/service-worker.ts';
import { forgetUnlessResumed } from './purchase/order-intent.ts';

/*
 * The one script that every public page loads: what must not wait for a touch. It is bundled by itself,
 * so whatever is imported here is paid for by each visitor.
 */
startTheme();
startThemeSwitches();
startAdminShortcut();
startServiceWorker();
nameManifest();
startAtTop();
reachScrollBoxes();
loadWhenTouched();
forgetUnlessResumed();
noteArrival();
