import '@nestjs/common';
import '../identity/identity.module.ts';
import './customers/customers.controller.ts';
import './customers/customer.entity.ts';
