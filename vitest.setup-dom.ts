import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { TIME_LIMITS } from './time-limits.mjs';

configure({ asyncUtilTimeout: TIME_LIMITS.wait, getElementError });

/**
 * The error of a query, with the page in it. While a test waits, each attempt fails until the last: its error lacks the page,
 * because printing it takes longer than the attempt; the error at the end of the time has it.
 */
function getElementError(message: string | null, container: Element): Error {
  const isAttempt = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const page = isAttempt ? false : prettyDOM(container);
  const text = [message, page].filter(Boolean).join('\n\n');
  return Object.assign(new Error(text), { name: 'TestingLibraryElementError' });
}

// The last file of the worker may have left something.
localStorage.clear();
sessionStorage.clear();

// What the testing library does by itself only in the first file of a worker.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => {
  cleanup();
  // What was typed into one test is no draft in the next.
  for (const key of Object.keys(localStorage)) if (key.includes('.typed.')) localStorage.removeItem(key);
});
