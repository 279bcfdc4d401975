import '../users/user-access.repository.ts';
import '../users/users.repository.ts';
