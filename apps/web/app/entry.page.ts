import { startTheme } from '@polaris/ui/theme/theme';
import { startThemeSwitches } from './layout/header/theme-switch-script.ts';
import { recordAttribution } from './browser/attribution.ts';
import { startAtTop } from './browser/start-at-top.ts';
import { focusableScrollAreas } from './browser/scroll-areas.ts';
import { loadOnFirstInteraction } from './load-on-first-interaction.ts';
import { startServiceWorker } from './browser/service-worker.ts';
import { clearStaleOrderIntent } from './purchase/order-intent.ts';

/*
 * The script of every public page: only what cannot wait for interaction. Bundled separately, so each
 * import adds to every visit.
 */
startTheme();
startThemeSwitches();
startServiceWorker();
startAtTop();
focusableScrollAreas();
loadOnFirstInteraction();
clearStaleOrderIntent();
recordAttribution();
