import 'node:stream';
import '@react-router/node';
import '@polaris/contracts';
import './app/entry.server.tsx';
