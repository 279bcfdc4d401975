import '../../identity/users/users.service.ts';
import '../../records/outbox/mail.service.ts';
import '../contacts/contacts.service.ts';
import '../../sales/balances/balances.read-model.ts';
