import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers } from '../testing';

mockServer(...loyaltyHandlers());

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** Opens the scanner in a browser with this `getUserMedia`; without one, as over plain HTTP. */
async function openScanner(getUserMedia?: () => Promise<never>) {
  vi.stubGlobal('isSecureContext', getUserMedia !== undefined);
  const value = getUserMedia && { getUserMedia };
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
  const page = openTool(loyaltyRoutes, '/loyality/scan');
  await screen.findByRole('heading', { level: 1, name: 'Scan a card' });
  return page;
}

const failing = (name: string) => () => Promise.reject(new DOMException('', name));

describe('/loyality/scan', () => {
  it('says over plain http what the camera needs, and that a picture works', async () => {
    await openScanner();
    expect(await screen.findByText(/over plain http\. A picture of the code works here\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'From a picture' })).toBeTruthy();
  });

  it.each([
    ['NotFoundError', 'This device has no camera.', false],
    ['NotAllowedError', 'The camera is not allowed here.', true],
    ['NotReadableError', 'The camera is in use by another app.', true],
  ])('says what works instead after %s', async (name, sentence, isOffered) => {
    await openScanner(failing(name));
    expect(await screen.findByText(new RegExp(sentence))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(isOffered);
  });

  it('leads to the form by “Type it”, and back to the list', async () => {
    const { user } = await openScanner(failing('NotFoundError'));
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/loyality');
    await user.click(screen.getByRole('button', { name: 'Type it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Loyalty Card' })).toBeTruthy();
  });

  it.each([
    ['no picture', new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), 'can’t be read as a picture'],
    ['an empty one', new File([], 'a.png', { type: 'image/png' }), 'This file is empty.'],
  ])('refuses %s before it is read', async (_, file, sentence) => {
    const { user } = await openScanner(failing('NotFoundError'));
    await user.upload(screen.getByLabelText('Picture'), file);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });
});
