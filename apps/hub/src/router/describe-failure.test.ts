import { HubError } from '@hub/pb-client';
import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure';

it.each([
  'Failed to fetch dynamically imported module: https://hub.example/assets/home.page-1a2b.js',
  'error loading dynamically imported module: https://hub.example/assets/home.page-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/home-1a2b.css',
])('offers a reload when a part of the app is gone: %s', (message) => {
  expect(describeFailure(new TypeError(message))).toEqual({
    message: 'This page can’t be loaded. Check the connection, or reload to get the newest version.',
    remedy: 'reload',
  });
});

it('says what the hub said', () => {
  const { message, remedy } = describeFailure(new HubError('offline'));
  expect(message).toContain('could not be reached');
  expect(remedy).toBe('retry');
});

it.each([new TypeError('x is undefined'), 'text', null])('has a sentence for %s', (error) => {
  expect(describeFailure(error)).toEqual({
    message: 'Something went wrong. Please try again.',
    remedy: 'retry',
  });
});
