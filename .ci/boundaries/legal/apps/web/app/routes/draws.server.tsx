import 'node:async_hooks';
import '@polaris/contracts';
import '@polaris/ui/admin/first-look';
