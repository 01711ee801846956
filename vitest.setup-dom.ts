import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// What the testing library does by itself only in the first file of a worker.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(cleanup);
