import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { button, choose, openObscura, PHOTO_FILE, process, watchFiles } from '../testing/open-obscura';

beforeEach(() => {
  watchFiles();
});

it('a clean file is processed again by other options, without being chosen again', async () => {
  const view = openObscura();
  await choose(view, PHOTO_FILE);
  await process(view);
  await screen.findByText('Nothing private is left');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(within(preview).getByRole('img', { name: PHOTO_FILE.name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Process File' })).toBeNull();

  await view.user.click(screen.getByLabelText('Watermark'));
  await view.user.type(screen.getByLabelText('Watermark text'), 'For the bank');
  expect(await button('Save')).toBeTruthy();
  await process(view);
  await screen.findByLabelText('clean-2.jpg');
  expect(view.clean.mock.calls.map(([file, { options }]) => [file, options.watermark])).toEqual([
    [PHOTO_FILE, null],
    [PHOTO_FILE, 'For the bank'],
  ]);
  await view.user.click(await button('Remove file'));
  expect(await button('Choose files')).toBeTruthy();
});
