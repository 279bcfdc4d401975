import 'react';
import '@polaris/contracts';
