import { startTheme } from '@polaris/ui/theme/theme';
import { startTooltips } from '@polaris/ui/tooltips/start-tooltips';
import { isJustSent } from './contact-form/just-sent.ts';
import { startIslands } from './islands/start-islands.ts';
import { fillAccountMenu } from './layout/account-menu-script.ts';
import { startAdminShortcut } from './layout/admin-shortcut-script.ts';
import { startMenus } from './layout/menus-script.ts';
import { startPageScripts } from './browser/page-scripts.ts';
import { startPurchase } from './purchase/purchase-script.ts';
import { reloadForNewBuild } from './browser/reload-for-new-build.ts';
import { startServiceWorker } from './browser/service-worker.ts';
import { startServiceCards } from './routes/site/landing/service-cards-script.ts';
import { startTalkButtons } from './layout/talk-button-script.ts';
import { startThemeSwitches } from './layout/theme-switch-script.ts';
import { startReloadingTexts } from './browser/reloading-texts.ts';

/*
 * All of a hydrated page, and what other pages load when they are touched: entry.page.ts has started
 * the rest there.
 */
startMenus();
startTalkButtons();
startTooltips();

if ('__reactRouterContext' in window) {
  startTheme();
  startThemeSwitches();
  startAdminShortcut();
  startServiceWorker();
  reloadForNewBuild();
  await fillAccountMenu(import('./hydrate-router.tsx').then(({ hydrated }) => hydrated));
} else {
  startServiceCards();
  startReloadingTexts();
  startIslands({ atOnce: startPurchase() || isJustSent() });
  await startPageScripts();
  void fillAccountMenu();
}
