import { FileProblem } from '@hub/file-core';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sampleFile } from '../testing';
import { button, choose, openObscura, PHOTO_FILE, process, watchFiles } from '../testing/open-obscura';

const SCREEN = sampleFile('screen.png', 'png', 1_620_000);

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

it('a picture that grew when it was resized is offered at its original size, stripped', async () => {
  const view = openObscura({
    clean: (_, { options, before }) =>
      Promise.resolve({
        file: new Blob(['x'.repeat(options.resize ? 2_200_000 : 1_620_000)]),
        after: { ...before, details: [] },
        stripped: options.resize ? 1_620_000 : null,
      }),
  });
  await choose(view, PHOTO_FILE);
  await process(view);
  expect(
    await screen.findByText('Resizing makes this picture a larger file. At its original size it is 1.6 MB.'),
  ).toBeTruthy();
  await view.user.click(await button('Keep the original size'));
  await screen.findByLabelText('clean-2.jpg');
  expect(view.clean.mock.calls.at(-1)![1].options).toEqual({ strip: true, resize: false, watermark: null });
  expect(screen.queryByText(/is a larger file/)).toBeNull();
  expect(screen.getByLabelText('Resize')).toHaveProperty('checked', false);
});

it('of several pictures those that grew are offered at their original size', async () => {
  const view = openObscura({
    clean: (file, { options, before }) =>
      Promise.resolve({
        file: new Blob(['x'.repeat(options.resize && file === SCREEN ? 220 : 162)]),
        after: { ...before, details: [] },
        stripped: options.resize ? 200 : null,
      }),
  });
  await choose(view, PHOTO_FILE, SCREEN);
  await process(view);
  await screen.findByText('One picture is a larger file now that it is resized.');
  await view.user.click(await button('Keep its original size'));
  await waitFor(() => expect(view.clean).toHaveBeenCalledTimes(3));
  expect(await screen.findByRole('heading', { name: '2 of 2 clean' })).toBeTruthy();
  expect(screen.queryByText(/larger file/)).toBeNull();
  expect(view.clean.mock.calls.map(([file, { options }]) => [file, options.resize])).toEqual([
    [PHOTO_FILE, true],
    [SCREEN, true],
    [SCREEN, false],
  ]);
});

it('a file that fails by other options stays clean as it was, and says why', async () => {
  const view = openObscura({
    clean: (_, { options, before }) =>
      options.watermark === null
        ? Promise.resolve({ file: new Blob(['clean']), after: { ...before, details: [] }, stripped: null })
        : Promise.reject(new FileProblem('This picture is too large to be drawn here.')),
  });
  await choose(view, PHOTO_FILE);
  await process(view);
  await screen.findByText('Nothing private is left');
  await view.user.click(screen.getByLabelText('Watermark'));
  await view.user.type(screen.getByLabelText('Watermark text'), 'For the bank');
  await process(view);
  expect((await screen.findByRole('alert')).textContent).toContain('too large to be drawn');
  expect(screen.getByLabelText('clean-1.jpg')).toBeTruthy();
  expect(await button('Save')).toBeTruthy();
  expect(await button('Process File')).toHaveProperty('disabled', false);
});
