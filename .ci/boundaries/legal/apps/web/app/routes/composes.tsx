import 'react';
import 'react-router';
import '@polaris/contracts';
import '@polaris/ui/admin';
import '@polaris/ui/primitives/button';
import '../../content/site.ts';
import './+types/composes';
import '@polaris/ui/sign-in';
