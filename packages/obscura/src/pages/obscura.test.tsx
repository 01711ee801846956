import { FileProblem } from '@hub/file-core';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PHOTO, sampleFile } from '../testing';
import {
  button,
  choose,
  HEIC,
  LOCKED,
  openObscura,
  PHOTO_FILE,
  process,
  rows,
  watchFiles,
} from '../testing/open-obscura';
import type { Cleaner } from '../worker/cleaner';

let files: ReturnType<typeof watchFiles>;

beforeEach(() => {
  files = watchFiles();
});

it('calls a file clean that only resizing would cost something', async () => {
  const losses = ['Its colours have 16 bits each: resized or marked, they have 8.'];
  const view = openObscura({
    clean: (file, { before }) =>
      Promise.resolve({ file: new Blob([file]), after: { ...before, details: [], losses }, stripped: null }),
  });
  await choose(view, PHOTO_FILE);
  await process(view);
  expect(await screen.findByText('Nothing private is left')).toBeTruthy();
  expect(screen.queryByText(losses[0]!)).toBeNull();
});

it('does not call a file clean of which something can’t be known', async () => {
  const view = openObscura({
    clean: (file, { before }) =>
      Promise.resolve({
        file: new Blob([file]),
        after: { ...before, details: [], warnings: ['A picture in it is damaged.'] },
        stripped: null,
      }),
  });
  await choose(view, PHOTO_FILE);
  await process(view);
  expect(await screen.findByText('Cleaned, with warnings')).toBeTruthy();
  expect(screen.getByText('A picture in it is damaged.')).toBeTruthy();
  await choose(view, sampleFile('moon.png', 'png'));
  expect(await screen.findByRole('list', { name: 'Files' })).toHaveProperty(
    'textContent',
    expect.stringContaining('A picture in it is damaged.'),
  );
});

describe('choosing', () => {
  it('says what a photo gives away, and that all of it goes', async () => {
    const view = openObscura();
    await choose(view, PHOTO_FILE);
    const findings = await screen.findByRole('region', { name: '14 private details found' });
    expect(findings.textContent).toContain(
      'Place, time, device, people and edits. All of them will be removed.',
    );
    expect(findings.textContent).toContain('Where3 foundCoordinates5.46957° N, 100.24612° E');
    expect(screen.getByText('4.2 MB, 4080 × 3072 px')).toBeTruthy();
    expect(screen.getByText('14 private details found', { selector: '[role=status]' })).toBeTruthy();
    await view.user.click(screen.getByLabelText('Strip metadata'));
    expect(findings.textContent).toContain('All of them will be removed.');
    await view.user.click(screen.getByLabelText('Resize'));
    expect(findings.textContent).toContain('All of them will stay.');
    const submit = await button('Process File');
    expect(submit).toHaveProperty('disabled', true);
    const why = document.getElementById(submit.getAttribute('aria-describedby')!);
    expect(why?.textContent).toBe('Tick what you want done.');
  });

  it('takes only JPEG, PNG and PDF, by what is in them', async () => {
    const view = openObscura();
    await choose(view, HEIC);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Unsupported file. Supported: JPG, JPEG, PNG, PDF. HEIC is not supported.' +
        'Not added: IMG_0001.HEIC' +
        'Save HEIC pictures as JPEG first. On an iPhone, choose them from Photos, not from Files: they then come as JPEG.',
    );
    await choose(view, new File(['GIF89a'], 'moon.gif'));
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(
        /Not added: moon\.gifThis is a GIF picture\. Save it as JPEG or PNG, and choose that\.$/,
      ),
    );
    await choose(view, HEIC, PHOTO_FILE);
    expect((await screen.findByRole('alert')).textContent).toContain('Not added: IMG_0001.HEIC');
    expect(screen.getByRole('heading', { name: PHOTO_FILE.name })).toBeTruthy();
  });

  it('takes what is dropped on the page or pasted into it, and leaves other things alone', async () => {
    openObscura();
    await button('Choose files');
    expect(screen.getByText('Drop files here, or choose them')).toBeTruthy();
    expect(screen.getByText('Everything happens on this device. No file is sent anywhere.')).toBeTruthy();
    const dragged = { types: ['Files'], files: [PHOTO_FILE] };
    expect(fireEvent.dragOver(window, { dataTransfer: dragged })).toBe(false);
    expect(fireEvent.drop(window, { dataTransfer: dragged })).toBe(false);
    expect(await screen.findByRole('heading', { name: PHOTO_FILE.name })).toBeTruthy();
    expect(fireEvent.paste(document.body, { clipboardData: { files: [sampleFile('b.png', 'png')] } })).toBe(
      false,
    );
    await screen.findByRole('heading', { name: '2 files' });
    expect(fireEvent.dragOver(window, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
    expect(fireEvent.paste(document.body, { clipboardData: { files: [] } })).toBe(true);
  });

  it('says why a file can’t be looked through, and does not offer to process it', async () => {
    const view = openObscura();
    await choose(view, sampleFile('Bank statement.pdf', 'pdf'));
    expect((await screen.findByRole('alert')).textContent).toBe(LOCKED);
    expect(await button('Process File')).toHaveProperty('disabled', true);
  });

  it('warns of a signature, and neither resizes nor marks a PDF', async () => {
    const view = openObscura();
    await choose(view, sampleFile('Rental contract.pdf', 'pdf'));
    expect(await screen.findByText('Its signature will no longer be valid.')).toBeTruthy();
    await view.user.click(screen.getByLabelText('Strip metadata'));
    expect(screen.queryByText('Its signature will no longer be valid.')).toBeNull();
    await view.user.click(screen.getByLabelText('Strip metadata'));
    expect(screen.getByLabelText('Resize')).toMatchObject({ disabled: true, checked: false });
    expect(screen.getByLabelText('Watermark')).toMatchObject({ disabled: true, checked: false });
    expect(screen.getByText('Watermark is only available for images (JPEG/PNG).')).toBeTruthy();
    await process(view);
    await screen.findByText('Nothing private is left');
    const [, how] = view.clean.mock.calls[0]!;
    expect(how.options).toEqual({ strip: true, resize: false, watermark: null });
  });
});

describe('processing', () => {
  it('shows what was and what is, and saves under a name that gives nothing away', async () => {
    const view = openObscura();
    await choose(view, PHOTO_FILE);
    await process(view);
    const verdict = await screen.findByRole('heading', { name: 'Nothing private is left' });
    expect(screen.getByText('The new file was checked again.')).toBeTruthy();
    expect(document.activeElement).toBe(verdict);
    expect(screen.getByRole('list', { name: 'What was removed' }).textContent).toContain(
      'WhereCoordinates, height, camera pointed3 removed',
    );
    expect(screen.getByText('1600 × 1205 px')).toBeTruthy();
    expect(screen.getByText('Kept: orientation and colour profile.')).toBeTruthy();
    await view.user.click(await button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    await view.user.click(screen.getByLabelText(PHOTO_FILE.name));
    await view.user.click(await button('Save'));
    expect(files.saved).toEqual(['clean-1.jpg', PHOTO_FILE.name]);
  });

  it('asks for the text of a watermark, and keeps what is ticked for the visit', async () => {
    const view = openObscura({ id: 'noor' });
    await choose(view, PHOTO_FILE);
    const text = screen.getByLabelText('Watermark text');
    expect(text).toHaveProperty('disabled', true);
    await view.user.click(screen.getByLabelText('Watermark'));
    await process(view);
    expect((await screen.findByText('Watermark text is required.')).role).toBe('alert');
    expect(document.activeElement).toBe(text);
    await view.user.type(text, 'Only for the bank{Enter}');
    await screen.findByText('Nothing private is left');
    const [, how] = view.clean.mock.calls[0]!;
    expect(how.options.watermark).toBe('Only for the bank');
    expect(how.before).toBe(PHOTO);
    view.unmount();

    const again = openObscura({ id: 'noor' });
    expect(await screen.findByLabelText('Watermark text')).toHaveProperty('value', 'Only for the bank');
    await choose(again, sampleFile('b.png', 'png'));
    await process(again);
    expect(await screen.findByLabelText('clean-2.png')).toBeTruthy();
    again.unmount();
    openObscura({ id: 'sam' });
    expect(await screen.findByLabelText('Watermark text')).toHaveProperty('value', '');
  });

  it('says what went wrong in red, and tries again', async () => {
    const failing: Cleaner['clean'] = () => Promise.reject(new FileProblem('Canvas encoding failed'));
    const view = openObscura({ clean: failing });
    await choose(view, PHOTO_FILE);
    await process(view);
    expect((await screen.findByRole('alert')).textContent).toBe('Canvas encoding failed');
    view.clean.mockRejectedValueOnce(new Error('what nobody thought of'));
    await process(view);
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Processing failed'));
  });

  it('checks once more what kind of file it is', async () => {
    const view = openObscura();
    const changing = sampleFile('a.jpg', 'jpeg');
    await choose(view, changing);
    await screen.findByRole('region', { name: '14 private details found' });
    vi.spyOn(changing, 'slice').mockReturnValue(new Blob(['GIF89a']));
    await process(view);
    expect((await screen.findByRole('alert')).textContent).toBe('Unsupported file.');
  });

  it('can be cancelled, and leaves the file as it was', async () => {
    const view = openObscura({ waitsFor: () => true });
    await choose(view, PHOTO_FILE);
    await process(view);
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('62');
    expect((await button('Processing…')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByLabelText('Strip metadata')).toHaveProperty('disabled', true);
    await view.user.click(await button('Cancel'));
    expect(await button('Process File')).toHaveProperty('disabled', false);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: PHOTO_FILE.name }));
  });
});

describe('several files', () => {
  const threeFiles = () => [
    PHOTO_FILE,
    sampleFile('Bank statement.pdf', 'pdf'),
    sampleFile('moon.png', 'png'),
  ];

  it('are done one after another, whatever becomes of one of them', async () => {
    const view = openObscura();
    await choose(view, ...threeFiles());
    await screen.findByText(LOCKED);
    await process(view);
    await screen.findByRole('heading', { name: '2 of 3 clean' });
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Clean, 14 details removed'),
      expect.stringContaining(LOCKED),
      expect.stringContaining('Clean, nothing had to be removed'),
    ]);
    expect(screen.getByText('2 of 3 clean, 1 failed', { selector: '[role=status]' })).toBeTruthy();
    await view.user.click(within(rows()[2]!).getByRole('button', { name: 'Save' }));
    await view.user.click(screen.getByLabelText(`${PHOTO_FILE.name} and 1 more`));
    await view.user.click(await button('Save all'));
    await vi.waitFor(() => expect(files.saved).toEqual(['clean-2.png', 'clean-files.zip']));
    expect(view.pack.mock.calls[0]![0].map(({ name }) => name)).toEqual([PHOTO_FILE.name, 'moon.png']);
  });

  it('say that they are being looked through', async () => {
    const view = openObscura({ inspect: () => new Promise(() => undefined) });
    await choose(view, PHOTO_FILE, sampleFile('moon.png', 'png'));
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Looking through it…'),
      expect.stringContaining('Looking through it…'),
    ]);
  });

  it('say how far each is', async () => {
    const view = openObscura({ waitsFor: () => true });
    await choose(view, PHOTO_FILE, sampleFile('moon.png', 'png'));
    await process(view);
    await screen.findByRole('progressbar');
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Processing… 62%'),
      expect.stringContaining('Waiting'),
    ]);
    expect(await button('Add files')).toBeTruthy();
  });

  it('go on without one that is removed while it is processed', async () => {
    const view = openObscura({ waitsFor: (file) => (file as File).name.startsWith('Slow') });
    await choose(view, sampleFile('Slow.jpg', 'jpeg'), sampleFile('moon.png', 'png'));
    await process(view);
    await screen.findByRole('progressbar');
    await view.user.click(within(rows()[0]!).getByRole('button', { name: 'Remove file' }));
    expect(await screen.findByText('Nothing private is left')).toBeTruthy();
    expect(screen.queryByText(/Slow/)).toBeNull();
  });

  it('are added to, and those that are saved make room for the next', async () => {
    const view = openObscura();
    await choose(view, PHOTO_FILE);
    await process(view);
    await view.user.click(await button('Save'));
    await screen.findByText('Saved');
    expect(await button('Next file')).toBeTruthy();
    await choose(view, sampleFile('moon.png', 'png'));
    expect(await screen.findByRole('heading', { name: 'moon.png' })).toBeTruthy();
    await process(view);
    await screen.findByText('Nothing private is left');
    await choose(view, PHOTO_FILE);
    expect(await screen.findByRole('heading', { name: '1 of 2 clean' })).toBeTruthy();
  });
});
