import { openTool } from '@hub/tool-kit/testing/page';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileProblem } from '../core/problem';
import type { Report } from '../core/report';
import { CONTRACT, fakeCleaner, PHOTO, PLAIN, routesWith, sampleFile } from '../testing';
import type { Cleaner } from '../worker/cleaner';

const LOCKED = 'Can’t be opened: it needs a password.';
const HEIC = new File(['\0\0\0\x18ftypheic'], 'IMG_0001.HEIC');
const PHOTO_FILE = sampleFile('IMG_20261114_183207.jpg', 'jpeg', 4_200_000);

function reportOf(file: Blob): Report {
  const { name } = file as File;
  if (name.startsWith('Bank')) throw new FileProblem(LOCKED);
  if (name.endsWith('.pdf')) return CONTRACT;
  return name.endsWith('.png') ? PLAIN : PHOTO;
}

interface Setup {
  clean?: Cleaner['clean'];
  waitsFor?: (file: Blob) => boolean;
  /** Each visit is somebody else's. */
  id?: string;
}

let visits = 0;

function open({ id = `person${(visits += 1)}`, ...behaviour }: Setup = {}) {
  const cleaner = fakeCleaner({ inspect: reportOf, ...behaviour });
  const spies = {
    clean: vi.spyOn(cleaner, 'clean'),
    pack: vi.spyOn(cleaner, 'pack'),
    close: vi.spyOn(cleaner, 'close'),
  };
  return { ...openTool(routesWith(cleaner), '/obscura', { id }), ...spies };
}

type Opened = ReturnType<typeof open>;

async function choose({ user }: Opened, ...files: File[]) {
  await screen.findByText('Obscura', { selector: 'h1' });
  await user.upload(screen.getByLabelText('Files'), files);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = () => within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');

async function process({ user }: Opened) {
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Process File' })).toHaveProperty('disabled', false),
  );
  await user.click(screen.getByRole('button', { name: 'Process File' }));
}

/** The names under which files were saved by a link. */
let saved: string[];
/** The addresses of files that are held. */
let held: Set<string>;

beforeEach(() => {
  saved = [];
  held = new Set();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${(made += 1)}`;
    held.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void held.delete(url));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'showSaveFilePicker');
});

describe('choosing', () => {
  it('says what a photo gives away, and that all of it goes', async () => {
    const view = open();
    await choose(view, PHOTO_FILE);
    const findings = await screen.findByRole('region', { name: '14 private details found' });
    expect(findings.textContent).toContain('Place, time, device, people and edits. All of them go.');
    expect(findings.textContent).toContain('Where3 foundCoordinates5.46957° N, 100.24612° E');
    expect(screen.getByText('4.2 MB, 4080 × 3072 px')).toBeTruthy();
    expect(screen.getByText('14 private details found', { selector: '[role=status]' })).toBeTruthy();
    await view.user.click(screen.getByLabelText('Strip metadata'));
    expect(findings.textContent).toContain('All of them go.');
    await view.user.click(screen.getByLabelText('Resize'));
    expect(findings.textContent).toContain('All of them stay.');
    expect(await button('Process File')).toHaveProperty('disabled', true);
  });

  it('takes only JPEG, PNG and PDF, by what is in them', async () => {
    const view = open();
    await choose(view, HEIC);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Unsupported file. Supported: JPG, JPEG, PNG, PDF. HEIC is not supported.',
    );
    await choose(view, HEIC, PHOTO_FILE);
    expect((await screen.findByRole('alert')).textContent).toContain('Not taken: IMG_0001.HEIC');
    expect(screen.getByRole('heading', { name: PHOTO_FILE.name })).toBeTruthy();
  });

  it('takes what is dropped on the page or pasted into it, and leaves other things alone', async () => {
    open();
    await button('Choose files');
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
    const view = open();
    await choose(view, sampleFile('Bank statement.pdf', 'pdf'));
    expect((await screen.findByRole('alert')).textContent).toBe(LOCKED);
    expect(await button('Process File')).toHaveProperty('disabled', true);
  });

  it('warns of a signature, and neither resizes nor marks a PDF', async () => {
    const view = open();
    await choose(view, sampleFile('Rental contract.pdf', 'pdf'));
    expect(await screen.findByText('Its signature will no longer be valid.')).toBeTruthy();
    expect(screen.getByLabelText('Resize')).toMatchObject({ disabled: true, checked: false });
    expect(screen.getByLabelText('Watermark')).toMatchObject({ disabled: true, checked: false });
    expect(screen.getByText('Watermark is only available for images (JPEG/PNG).')).toBeTruthy();
    await process(view);
    await screen.findByText('Nothing private is left');
    expect(view.clean.mock.calls[0]![1]).toEqual({ strip: true, resize: false, watermark: null });
  });
});

describe('processing', () => {
  it('shows what was and what is, and saves under a name that gives nothing away', async () => {
    const view = open();
    await choose(view, PHOTO_FILE);
    await process(view);
    const verdict = await screen.findByRole('heading', { name: 'Nothing private is left' });
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
    expect(saved).toEqual(['clean-1.jpg', PHOTO_FILE.name]);
  });

  it('asks for the text of a watermark, and keeps what is ticked for the visit', async () => {
    const view = open({ id: 'noor' });
    await choose(view, PHOTO_FILE);
    const text = screen.getByLabelText('Watermark text');
    expect(text).toHaveProperty('disabled', true);
    await view.user.click(screen.getByLabelText('Watermark'));
    await process(view);
    expect((await screen.findByText('Watermark text is required.')).role).toBe('alert');
    expect(document.activeElement).toBe(text);
    await view.user.type(text, 'Only for the bank{Enter}');
    await screen.findByText('Nothing private is left');
    expect(view.clean.mock.calls[0]![1].watermark).toBe('Only for the bank');
    view.unmount();

    const again = open({ id: 'noor' });
    expect(await screen.findByLabelText('Watermark text')).toHaveProperty('value', 'Only for the bank');
    await choose(again, sampleFile('b.png', 'png'));
    await process(again);
    expect(await screen.findByLabelText('clean-2.png')).toBeTruthy();
    again.unmount();
    open({ id: 'sam' });
    expect(await screen.findByLabelText('Watermark text')).toHaveProperty('value', '');
  });

  it('says what went wrong in red, and tries again', async () => {
    const failing: Cleaner['clean'] = () => Promise.reject(new FileProblem('Canvas encoding failed'));
    const view = open({ clean: failing });
    await choose(view, PHOTO_FILE);
    await process(view);
    expect((await screen.findByRole('alert')).textContent).toBe('Canvas encoding failed');
    view.clean.mockRejectedValueOnce(new Error('what nobody thought of'));
    await process(view);
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Processing failed'));
  });

  it('checks once more what kind of file it is', async () => {
    const view = open();
    const changing = sampleFile('a.jpg', 'jpeg');
    await choose(view, changing);
    await screen.findByRole('region', { name: '14 private details found' });
    vi.spyOn(changing, 'slice').mockReturnValue(new Blob(['GIF89a']));
    await process(view);
    expect((await screen.findByRole('alert')).textContent).toBe('Unsupported file.');
  });

  it('can be cancelled, and leaves the file as it was', async () => {
    const view = open({ waitsFor: () => true });
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
  const files = () => [PHOTO_FILE, sampleFile('Bank statement.pdf', 'pdf'), sampleFile('moon.png', 'png')];

  it('are done one after another, whatever becomes of one of them', async () => {
    const view = open();
    await choose(view, ...files());
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
    await vi.waitFor(() => expect(saved).toEqual(['clean-2.png', 'clean-files.zip']));
    expect(view.pack.mock.calls[0]![0].map(({ name }) => name)).toEqual([PHOTO_FILE.name, 'moon.png']);
  });

  it('go on without one that is removed while it is processed', async () => {
    const view = open({ waitsFor: (file) => (file as File).name.startsWith('Slow') });
    await choose(view, sampleFile('Slow.jpg', 'jpeg'), sampleFile('moon.png', 'png'));
    await process(view);
    await screen.findByRole('progressbar');
    await view.user.click(within(rows()[0]!).getByRole('button', { name: 'Remove file' }));
    expect(await screen.findByText('Nothing private is left')).toBeTruthy();
    expect(screen.queryByText('Slow.jpg')).toBeNull();
  });

  it('are added to, and those that are saved make room for the next', async () => {
    const view = open();
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

describe('memory', () => {
  it('is given back when a file is removed, and all of it on leaving', async () => {
    const view = open();
    await choose(view, PHOTO_FILE);
    await screen.findByRole('region', { name: '14 private details found' });
    expect(held.size).toBe(1);
    await view.user.click(await button('Remove file'));
    expect(held.size).toBe(0);
    expect(document.activeElement).toBe(await button('Choose files'));
    await choose(view, PHOTO_FILE, sampleFile('moon.png', 'png'));
    await screen.findByRole('heading', { name: '2 files' });
    expect(held.size).toBe(2);
    view.unmount();
    expect(held.size).toBe(0);
    expect(view.close).toHaveBeenCalled();
  });
});

describe('the dialog for saving', () => {
  const place = (write: () => Promise<void>) => ({
    createWritable: () => Promise.resolve(new WritableStream({ write })),
  });

  async function cleaned() {
    const view = open();
    await choose(view, PHOTO_FILE);
    await process(view);
    await screen.findByText('Nothing private is left');
    return view;
  }

  it('that is dismissed is no error', async () => {
    window.showSaveFilePicker = () => Promise.reject(new DOMException('Dismissed', 'AbortError'));
    const { user } = await cleaned();
    await user.click(await button('Save'));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved).toEqual([]);
  });

  it('that is not allowed gives way to a link', async () => {
    window.showSaveFilePicker = () => Promise.reject(new DOMException('In a frame', 'SecurityError'));
    const { user } = await cleaned();
    await user.click(await button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(saved).toEqual(['clean-1.jpg']);
  });

  it('says when the file could not be written', async () => {
    const full = place(() => Promise.reject(new Error('The disk is full.')));
    window.showSaveFilePicker = () => Promise.resolve(full as unknown as FileSystemFileHandle);
    const { user } = await cleaned();
    await user.click(await button('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The file could not be saved. Try another place.',
    );
  });
});
