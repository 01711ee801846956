import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { TIME_LIMITS } from './time-limits.mjs';

configure({ asyncUtilTimeout: TIME_LIMITS.wait });

// What the testing library does by itself only in the first file of a worker.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => {
  cleanup();
  // What was typed into one test is no draft in the next.
  for (const key of Object.keys(localStorage)) if (key.includes('.typed.')) localStorage.removeItem(key);
});
