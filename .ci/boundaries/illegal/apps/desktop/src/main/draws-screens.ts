import 'react';
import '@polaris/ui/admin/admin-app.tsx';
import '../renderer/index.tsx';
import '../../../web/app/root.tsx';
