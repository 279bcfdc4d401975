import '../people/people.module.ts';
import '../people/customers/customers.service.ts';
