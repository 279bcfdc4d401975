import '@jest/globals';
import '@testing-library/react';
import './login-screen.tsx';
import '../../testing/answering-server.ts';
