import 'react';
import 'node:fs';
import '@nestjs/common';
import '@polaris/ui/api/contacts';
import '../../ui/src/theme/theme.ts';
