import '../windows/windows.ts';
import '../connection/stores.ts';
import '../desktop.ts';
