import 'zod/mini';
import './text.ts';
