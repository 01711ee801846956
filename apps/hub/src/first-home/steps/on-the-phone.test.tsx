import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OnThePhone } from './on-the-phone';

/** A device with a mouse, or with a finger. */
function stubPointer(isMouse: boolean) {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isMouse && query.includes('hover') }));
}

it('draws the address of the hub for the camera of a phone on a desktop', async () => {
  stubPointer(true);
  render(<OnThePhone isDone={false} address="https://hub.example" />);
  expect(screen.getByRole('heading').textContent).toBe('Put the hub on your phone');
  expect(screen.getByText(/open https:\/\/hub\.example on it/)).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'The address of the hub as a QR code' })).toBeTruthy();
});

it('draws no address that leads to the desktop alone', () => {
  stubPointer(true);
  render(<OnThePhone isDone={false} address={null} />);
  expect(screen.getByText(/its address on your network/)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('says on a phone how it is put there', () => {
  stubPointer(false);
  render(<OnThePhone isDone={false} address="https://hub.example" />);
  expect(screen.getByRole('heading').textContent).toBe('Put the hub on this phone');
  expect(screen.queryByText(/hub\.example/)).toBeNull();
});
