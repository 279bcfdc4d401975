import '../../contacts/contacts.controller.ts';
import '../../contacts/contacts.service.ts';
