import { startTheme } from '@polaris/ui/theme/theme';
import { startTooltips } from '@polaris/ui/tooltips/start-tooltips';
import { isJustSent } from './contact-form/just-sent.ts';
import { startIslands } from './start-islands.ts';
import { fillAccountMenu } from './layout/header/account-menu-script.ts';
import { startMenus } from './layout/header/menus-script.ts';
import { startPageScripts } from './page-scripts.ts';
import { startPurchase } from './purchase/purchase-script.ts';
import { reloadForNewBuild } from './browser/reload-for-new-build.ts';
import { startServiceWorker } from './browser/service-worker.ts';
import { startServiceCards } from './routes/site/landing/service-cards-script.ts';
import { startThemeSwitches } from './layout/header/theme-switch-script.ts';
import { startReloadingTexts } from './browser/reloading-texts.ts';

/* Hydrated pages load this; other pages load it on first interaction (see entry.page.ts). */
startMenus();
startTooltips();

if ('__reactRouterContext' in window) {
  startTheme();
  startThemeSwitches();
  startServiceWorker();
  reloadForNewBuild();
  await fillAccountMenu(import('./hydrate-router.tsx').then(({ hydrated }) => hydrated));
} else {
  startServiceCards();
  startReloadingTexts();
  startIslands({ immediately: startPurchase() || isJustSent() });
  await startPageScripts();
  void fillAccountMenu();
}
