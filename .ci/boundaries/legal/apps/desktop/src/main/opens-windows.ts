import 'node:path';
import 'electron';
import '@polaris/contracts';
import 'electron-updater';
import '../bridge/channels.ts';
