import '../../customers/customers.service.ts';
import '../../services/services.module.ts';
import '../trash/trash.service.ts';
