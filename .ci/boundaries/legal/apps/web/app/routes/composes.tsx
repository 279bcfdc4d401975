import 'react';
import 'react-router';
import '@polaris/contracts';
import '@polaris/ui/admin/admin-app.tsx';
import '@polaris/ui/primitives/button.tsx';
import '../../content/site.ts';
import './+types/composes';
