import '@jest/globals';
import '../../testing/factories.ts';
import '../services/services.controller.ts';
