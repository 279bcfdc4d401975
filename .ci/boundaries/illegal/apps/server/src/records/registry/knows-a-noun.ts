import '../../people/customers/customers.service.ts';
import '../../sales/services/services.module.ts';
import '../trash/trash.service.ts';
