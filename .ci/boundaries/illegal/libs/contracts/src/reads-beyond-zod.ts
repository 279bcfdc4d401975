import 'react';
import 'node:fs';
import '@nestjs/common';
import '@polaris/ui/api/people/contacts';
import '../../ui/src/theme/theme.ts';
