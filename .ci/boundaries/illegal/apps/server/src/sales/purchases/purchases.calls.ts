import '../services/services.controller.ts';
import '../services/services.repository.ts';
