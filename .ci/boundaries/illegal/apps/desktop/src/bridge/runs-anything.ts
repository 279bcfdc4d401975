import 'electron';
import 'node:fs';
import '../main/main.ts';
