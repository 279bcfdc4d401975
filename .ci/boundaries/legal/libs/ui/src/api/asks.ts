import 'react';
import '@tanstack/react-query';
import '@polaris/contracts';
import './client.ts';
