import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expiryHandlers, sampleRecord } from '../testing';
import { answeringServer, openPage } from '../testing/test-page';

const server = answeringServer();

it('shows', async () => {
  server.use(...expiryHandlers([sampleRecord({ expiryDate: '2099-01-01' })]));
  openPage('/expiry');
  expect(await screen.findByRole('link', { name: 'Passport' })).toBeTruthy();
});
