import 'react-router';
import './shared/form/unsaved.ts';
import './shell/routes.tsx';
