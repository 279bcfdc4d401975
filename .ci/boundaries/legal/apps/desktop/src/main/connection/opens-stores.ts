import '../store/settings.ts';
import '../capture/capture-queue.ts';
import '../shell/poller.ts';
import 'zod/mini';
