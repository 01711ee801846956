import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleFile } from '../testing';
import { button, choose, openObscura, PHOTO_FILE, process, watchFiles } from '../testing/open-obscura';

let files: ReturnType<typeof watchFiles>;

beforeEach(() => {
  files = watchFiles();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'showSaveFilePicker');
});

describe('memory', () => {
  it('is given back when a file is removed, and all of it on leaving', async () => {
    const view = openObscura();
    await choose(view, PHOTO_FILE);
    await screen.findByRole('region', { name: '14 private details found' });
    expect(files.inUse.size).toBe(1);
    await view.user.click(await button('Remove file'));
    expect(files.inUse.size).toBe(0);
    expect(document.activeElement).toBe(await button('Choose files'));
    await choose(view, PHOTO_FILE, sampleFile('moon.png', 'png'));
    await screen.findByRole('heading', { name: '2 files' });
    // Rows of a list show small copies, which need no object URLs.
    expect(files.inUse.size).toBe(0);
    view.unmount();
    expect(view.close).toHaveBeenCalled();
  });
});

describe('the dialog for saving', () => {
  const place = (write: () => Promise<void>) => ({
    createWritable: () => Promise.resolve(new WritableStream({ write })),
  });

  async function cleaned() {
    const view = openObscura();
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
    expect(files.saved).toEqual([]);
  });

  it('that is not allowed gives way to a link', async () => {
    window.showSaveFilePicker = () => Promise.reject(new DOMException('In a frame', 'SecurityError'));
    const { user } = await cleaned();
    await user.click(await button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(files.saved).toEqual(['clean-1.jpg']);
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
