import '@playwright/test';
import 'axe-core';
import 'node:os';
