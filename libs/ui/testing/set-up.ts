import { configure } from '@testing-library/react';

/** A shared machine can be slow; what never comes still fails its test. */
configure({ asyncUtilTimeout: 30_000 });
