import 'react';
import 'react-dom/client';
import '@polaris/contracts';
import '@polaris/ui/admin';
import '@polaris/ui/styles.css';
import '../bridge/bridge.ts';
import '@polaris/ui/desktop/capture-screen';
