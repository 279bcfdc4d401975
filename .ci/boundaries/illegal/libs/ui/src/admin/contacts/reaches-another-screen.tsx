import '../services/services-screen.tsx';
import '../../sign-in/sign-in-screen.tsx';
import '../../../../../apps/web/app/root.tsx';
import 'electron';
import 'node:fs';
import 'pg';
export * from '../assets/asset-form.tsx';
export const late = () => import('../services/service-form.tsx');
