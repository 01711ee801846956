import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleFile } from '../testing';
import { button, choose, openObscura, PHOTO_FILE, process, rows, watchFiles } from '../testing/open-obscura';

const MOON = sampleFile('moon.png', 'png');

beforeEach(() => {
  watchFiles();
});

afterEach(() => {
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

/** A device that can share files with other apps; records what it was given. */
function sharingDevice(share: (data: ShareData) => Promise<void> = () => Promise.resolve()) {
  const given: string[][] = [];
  const canShare = ({ files = [] }: ShareData) => files.length > 0;
  const noted = (data: ShareData) => {
    given.push((data.files ?? []).map(({ name }) => name));
    return share(data);
  };
  Object.defineProperties(navigator, {
    canShare: { value: canShare, configurable: true },
    share: { value: noted, configurable: true },
  });
  return given;
}

it('says above the button what will happen, and leads to the options', async () => {
  const view = openObscura();
  await choose(view, PHOTO_FILE, MOON);
  const submit = await button('Process File');
  const plan = await screen.findByText('Details removed · pictures at most 1600 px');
  expect(submit.getAttribute('aria-describedby')).toBe(plan.id);
  await view.user.click(await button('Change'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Options' }));
});

it('names the zip file, and shares pictures one by one or together', async () => {
  const given = sharingDevice();
  const view = openObscura();
  await choose(view, PHOTO_FILE, MOON);
  await process(view);
  expect(await screen.findByText('Saved together as clean-files.zip')).toBeTruthy();
  await view.user.click(within(rows()[1]!).getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Shared')).toBeTruthy();
  await view.user.click(await button('Share all'));
  await vi.waitFor(() => expect(given).toEqual([['clean-2.png'], ['clean-1.jpg', 'clean-2.png']]));
});

it('says nothing where the person chose no app, and why it came to nothing', async () => {
  const failures = [new DOMException('', 'AbortError'), new Error('No.')];
  sharingDevice(() => Promise.reject(failures.shift() ?? new Error('No.')));
  const view = openObscura();
  await choose(view, PHOTO_FILE);
  await process(view);
  await view.user.click(await button('Share'));
  expect(screen.queryByText('Shared')).toBeNull();
  expect(screen.queryByText(/could not be shared/)).toBeNull();
  await view.user.click(await button('Share'));
  expect(await screen.findByText('The files could not be shared. Save them instead.')).toBeTruthy();
});

it('offers no sharing where the device has none', async () => {
  const view = openObscura();
  await choose(view, PHOTO_FILE);
  await process(view);
  expect(await button('Save')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
