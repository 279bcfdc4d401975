import 'electron';
import 'node:fs';
import '../main/index.ts';
import '../preload/index.ts';
import '../../../server/src/main.ts';
