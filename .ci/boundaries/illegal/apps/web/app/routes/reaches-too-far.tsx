import '../../../server/src/people/contacts/contacts.service.ts';
import '../../../desktop/src/main/index.ts';
import 'electron';
import 'typeorm';
import '@nestjs/common';
import 'node:fs';
import '@polaris/ui/src/admin/people/contacts/contacts-screen.tsx';
