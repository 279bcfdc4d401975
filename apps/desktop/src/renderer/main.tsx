import { answerWithoutConnection } from '@polaris/ui/api/query-client';
import { setTheme, startTheme } from '@polaris/ui/theme/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Navigate, createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Frame } from './frame.tsx';
import {
  AdminPlace,
  CapturePlace,
  ConnectPlace,
  SettingsPlace,
  SignInLink,
  SignInPlace,
  StartPlace,
} from './places.tsx';
import './renderer.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

// The app's menu sets the theme: Electron then reports it to pages as the system's theme.
setTheme('system');
startTheme();
answerWithoutConnection((tell) => window.polaris.onState(({ online }) => tell(online)));

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/', element: <StartPlace /> },
      { path: '/connect', element: <ConnectPlace /> },
      { path: '/api/login', element: <SignInLink /> },
      { path: '/login', element: <SignInPlace /> },
      { path: '/admin/*', element: <AdminPlace /> },
      { path: '/capture', element: <CapturePlace /> },
      { path: '/settings', element: <SettingsPlace /> },
      { path: '*', element: <Navigate replace to="/" /> },
    ],
  },
]);

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
