import '../../identity/users/users.service.ts';
import '../../mail/messages/messages.service.ts';
