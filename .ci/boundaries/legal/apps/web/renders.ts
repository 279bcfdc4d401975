import 'node:stream';
import 'react-router';
import '@polaris/contracts';
import './app/entry.server.tsx';
