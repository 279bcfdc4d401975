import { contextBridge } from 'electron';

/** All that the page learns of the machine: which Electron runs it. */
contextBridge.exposeInMainWorld('shell', { electron: process.versions.electron });
