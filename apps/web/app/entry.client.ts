import { startTheme } from '@polaris/ui/theme/theme';
import { startIslands } from './islands/start-islands.ts';
import { fillAccountMenu } from './layout/account-menu-script.ts';
import { startAdminShortcut } from './layout/admin-shortcut-script.ts';
import { startMenus } from './layout/menus-script.ts';
import { startPageScripts } from './browser/page-scripts.ts';
import { startPurchase } from './purchase/purchase-script.ts';
import { startAtTop } from './browser/scroll.ts';
import { reloadForNewBuild } from './browser/reload-for-new-build.ts';
import { startServiceWorker } from './browser/service-worker.ts';
import { startServiceCards } from './routes/site/landing/service-cards-script.ts';
import { startTalkButtons } from './layout/talk-button-script.ts';
import { startTooltips } from './layout/tooltips-script.ts';
import { startThemeSwitches } from './layout/theme-switch-script.ts';
import { startReloadingTexts } from './browser/reloading-texts.ts';

startTheme();
startThemeSwitches();
startMenus();
startTalkButtons();
startTooltips();
startAdminShortcut();
startServiceWorker();

if ('__reactRouterContext' in window) {
  reloadForNewBuild();
  const { hydrated } = await import('./hydrate-router.tsx');
  await hydrated;
} else {
  startAtTop();
  startServiceCards();
  startReloadingTexts();
  startPageScripts();
  startIslands({ atOnce: startPurchase() });
}

await fillAccountMenu();
