import '../services/services.controller.ts';
import '../services/service.entity.ts';
import '../services/service-rules.ts';
import '../main.ts';
import '@polaris/ui/api/services';
import '../../../web/app/root.tsx';
import 'react';
import 'electron';
