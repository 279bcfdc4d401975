import 'node:path';
import 'electron';
import '@polaris/contracts';
