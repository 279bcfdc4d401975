import 'react';
import '@polaris/ui/admin';
import '../renderer/index.tsx';
import '../../../web/app/root.tsx';
