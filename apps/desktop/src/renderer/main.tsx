import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WelcomeScreen } from './welcome-screen.tsx';
import './renderer.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

createRoot(root).render(
  <StrictMode>
    <WelcomeScreen electron={window.shell?.electron} />
  </StrictMode>,
);
