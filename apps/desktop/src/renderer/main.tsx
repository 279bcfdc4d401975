import { nameHistoryEntry } from '@polaris/ui/api/client/history/name-history-entry';
import { setEventStream } from '@polaris/ui/api/office/events/use-record-changes';
import { enableOfflineMode } from '@polaris/ui/api/client/query-client';
import { setTheme, startTheme } from '@polaris/ui/theme/theme';
import { startTooltips } from '@polaris/ui/tooltips/start-tooltips';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Navigate, createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Frame } from './frame.tsx';
import {
  AdminPage,
  CapturePage,
  ConnectPage,
  SettingsPage,
  SignInLink,
  SignInPage,
  StartPage,
} from './pages.tsx';
import './renderer.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

// The app's menu sets the theme: Electron then reports it to pages as the system's theme.
setTheme('system');
startTheme();
startTooltips();
setEventStream((listener) => window.polaris.onServerEvent(listener));
enableOfflineMode((notify) => window.polaris.onState(({ online }) => notify(online)));

nameHistoryEntry();
const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/', element: <StartPage /> },
      { path: '/connect', element: <ConnectPage /> },
      { path: '/api/login', element: <SignInLink /> },
      { path: '/login', element: <SignInPage /> },
      { path: '/admin/*', element: <AdminPage /> },
      { path: '/capture', element: <CapturePage /> },
      { path: '/settings', element: <SettingsPage /> },
      { path: '*', element: <Navigate replace to="/" /> },
    ],
  },
]);

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
