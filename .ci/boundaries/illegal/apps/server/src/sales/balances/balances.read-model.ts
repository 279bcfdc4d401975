import '../purchases/purchases.service.ts';
import '../../identity/users/users.service.ts';
