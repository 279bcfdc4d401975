import 'react';
import 'react-dom/client';
import '@polaris/contracts';
import '@polaris/ui/admin/admin-app.tsx';
import '@polaris/ui/theme/styles.css';
