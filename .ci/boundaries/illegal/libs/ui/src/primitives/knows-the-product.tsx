import '@polaris/contracts';
import '../api/people/contacts.ts';
import '../admin/admin-app.tsx';
import '../sign-in/sign-in-screen.tsx';
import 'react-router';
import '@tanstack/react-query';
import 'node:path';
