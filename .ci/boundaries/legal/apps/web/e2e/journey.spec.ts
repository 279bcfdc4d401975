import '@playwright/test';
import '@axe-core/playwright';
import 'node:os';
