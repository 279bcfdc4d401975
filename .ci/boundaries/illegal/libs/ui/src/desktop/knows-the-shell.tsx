import 'electron';
import '../admin/customers/customers-screen.tsx';
import '../../../../apps/desktop/src/bridge/bridge.ts';
