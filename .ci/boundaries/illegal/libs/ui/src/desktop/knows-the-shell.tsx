import 'electron';
import '../admin/people/customers/customers-screen.tsx';
import '../../../../apps/desktop/src/bridge/bridge.ts';
