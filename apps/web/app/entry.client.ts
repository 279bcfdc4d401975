import { startTheme } from '@polaris/ui/theme/theme';
import { startIslands } from './islands/start-islands.ts';
import { fillAccountMenu } from './scripts/account-menu.ts';
import { startAdminShortcut } from './scripts/admin-shortcut.ts';
import { startMenus } from './scripts/menus.ts';
import { startPurchase } from './scripts/purchase.ts';
import { startAtTop } from './scripts/scroll.ts';
import { reloadForNewBuild } from './scripts/new-build.ts';
import { startPortfolioFilter } from './scripts/portfolio-filter.ts';
import { startServiceWorker } from './scripts/service-worker.ts';
import { startServiceCards } from './scripts/service-cards.ts';
import { startServiceSearch } from './scripts/service-search.ts';
import { startTalkButtons } from './scripts/talk-buttons.ts';
import { startThemeSwitches } from './scripts/theme-switches.ts';
import { startWaitingTexts } from './scripts/waiting-texts.ts';

startTheme();
startThemeSwitches();
startMenus();
startTalkButtons();
startAdminShortcut();
startServiceWorker();

if ('__reactRouterContext' in window) {
  reloadForNewBuild();
  const { hydrated } = await import('./hydrate-router.tsx');
  await hydrated;
} else {
  startAtTop();
  startServiceCards();
  startServiceSearch();
  startPortfolioFilter();
  startWaitingTexts();
  startIslands({ atOnce: startPurchase() });
}

await fillAccountMenu();
