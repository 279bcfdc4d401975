import { startTheme } from '@polaris/ui/theme/theme';
import { startIslands } from './islands/start-islands.ts';
import { fillAccountMenu } from './scripts/account-menu.ts';
import { startAdminShortcut } from './scripts/admin-shortcut.ts';
import { startMenus } from './scripts/menus.ts';
import { startPageScripts } from './scripts/page-scripts.ts';
import { startPurchase } from './scripts/purchase.ts';
import { startAtTop } from './scripts/scroll.ts';
import { reloadForNewBuild } from './scripts/new-build.ts';
import { startServiceWorker } from './scripts/service-worker.ts';
import { startServiceCards } from './scripts/service-cards.ts';
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
  startWaitingTexts();
  startPageScripts();
  startIslands({ atOnce: startPurchase() });
}

await fillAccountMenu();
