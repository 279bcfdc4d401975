import '../contacts/contacts.controller.ts';
import '../contacts/contact.entity.ts';
