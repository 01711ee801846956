import { Blob as StoredBlob } from 'node:buffer';
import { SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { openTool } from '@hub/tool-kit/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { progressRoutes } from '../routes';
import { makeSet } from './photo-set';
import { photoStore } from './photo-store';
import { photoOf } from '../../testing/sample-photo';

/** The pages on an in-memory IndexedDB. End-to-end tests check what a canvas does with a picture. */

const addresses = new Set<string>();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  addresses.clear();
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    count += 1;
    addresses.add(`blob:${String(count)}`);
    return `blob:${String(count)}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void addresses.delete(url));
});

async function keep(...dates: string[]) {
  // Only objects that Node itself created can be stored.
  const picture = new StoredBlob(['x'], { type: 'image/jpeg' }) as unknown as Blob;
  await photoStore(SAMPLE_PERSON).add(dates.map((date) => makeSet(date, { front: picture, back: picture })));
}

const openPhotos = () => openTool(progressRoutes, '/progress/photos');
const sets = () => within(screen.getByRole('list', { name: 'All photos' })).getAllByRole('listitem');

describe('/progress/photos', () => {
  it('shows samples, marked as such, until there is a set', async () => {
    openPhotos();
    expect(await screen.findByText(/These are samples/)).toBeTruthy();
    expect(screen.getByRole('slider').getAttribute('aria-label')).toMatch(
      /^Compare Sample, .* with Sample, /,
    );
    expect(screen.getByText(/They are never sent anywhere/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'All photos' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Add photos' }).getAttribute('href')).toBe('/progress/add');
  });

  it('shows the one set alone', async () => {
    await keep('2026-11-14');
    openPhotos();
    expect(await screen.findByRole('img', { name: 'Front, 14 Nov 2026' })).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByText('Add photos of another day to compare the two.')).toBeTruthy();
  });

  it('compares the oldest with the newest, then what is chosen', async () => {
    await keep('2026-08-14', '2026-10-17', '2026-11-14');
    const { user } = openPhotos();
    const slider = await screen.findByRole('slider', { name: 'Compare 14 Aug 2026 with 14 Nov 2026' });
    fireEvent.change(slider, { target: { value: '20' } });
    await user.selectOptions(screen.getByLabelText('Before'), '17 Oct 2026');
    expect(screen.getByRole('slider', { name: 'Compare 17 Oct 2026 with 14 Nov 2026' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('20');
    await user.click(screen.getByRole('button', { name: 'Actions', description: /^14 Aug 2026/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Show as after' }));
    expect(screen.getByRole('slider', { name: 'Compare 17 Oct 2026 with 14 Aug 2026' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Side' }));
    expect(screen.getByText('No side photo on 17 Oct 2026')).toBeTruthy();
  });

  it('tells two sets of one day apart, wherever it names them', async () => {
    await keep('2026-11-14', '2026-11-14');
    const { user } = openPhotos();
    await screen.findByRole('slider', { name: 'Compare 14 Nov 2026 (1) with 14 Nov 2026 (2)' });
    expect(sets().map((row) => within(row).getByText(/^14 Nov 2026/).textContent)).toEqual([
      '14 Nov 2026 (2)',
      '14 Nov 2026 (1)',
    ]);
    await user.click(screen.getByRole('button', { name: 'Actions', description: /^14 Nov 2026 \(1\)/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete the photos of 14 Nov 2026 (1)?' })).toBeTruthy();
  });

  it('deletes a set after a question', async () => {
    await keep('2026-08-14', '2026-11-14');
    const { user } = openPhotos();
    expect(
      await screen.findByText(
        'Photos stay in this browser, on this device. They are never sent anywhere. When you log out they stay, and only you see them again.',
      ),
    ).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Actions', description: /^14 Aug 2026/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete the photos of 14 Aug 2026?' });
    expect(question.textContent).toContain('Front and back. They are on this device only');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sets()).toHaveLength(1));
    expect(await photoStore(SAMPLE_PERSON).list()).toHaveLength(1);
  });

  it('puts a set on another day, but on none that is still to come', async () => {
    await keep('2026-08-14', '2026-11-14');
    const { user } = openPhotos();
    await user.click(await screen.findByRole('button', { name: 'Actions', description: /^14 Aug 2026/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Change the day' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the day' }));
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2199-01-01' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('This day is in the future. Enter today or an earlier day.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-08-12' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('slider', { name: 'Compare 12 Aug 2026 with 14 Nov 2026' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes no question that was asked after its own was closed', async () => {
    await keep('2026-08-14', '2026-11-14');
    const { user, queryClient } = openPhotos();
    const ask = async (day: RegExp) => {
      await user.click(await screen.findByRole('button', { name: 'Actions', description: day }));
      await user.click(screen.getByRole('menuitem', { name: 'Change the day' }));
    };
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    vi.spyOn(queryClient, 'invalidateQueries').mockReturnValue(gate);
    await ask(/^14 Aug 2026/);
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-08-12' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(queryClient.invalidateQueries).toHaveBeenCalled());
    await user.keyboard('{Escape}');
    await ask(/^14 Nov 2026/);
    release();
    await screen.findByText('Saved');
    expect(screen.getByRole('dialog').textContent).toContain('Photos of 14 Nov 2026');
  });

  it('gives the addresses of its pictures back', async () => {
    await keep('2026-08-14', '2026-11-14');
    const { unmount } = openPhotos();
    // A picture gets its object URL in an effect, after it is rendered.
    await waitFor(() => expect(addresses.size).toBe(4));
    unmount();
    expect(addresses.size).toBe(0);
  });

  it('says why a browser keeps no photos', async () => {
    vi.stubGlobal('indexedDB', undefined);
    openPhotos();
    expect((await screen.findByRole('alert')).textContent).toMatch(/This browser can’t keep photos/);
  });

  it('refuses a file that holds no photos', async () => {
    const { user } = openPhotos();
    await screen.findByText(/These are samples/);
    await user.upload(screen.getByLabelText('Zip file of exported photos'), new File(['x'], 'x.zip'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/holds no exported photos/);
  });
});

describe('/progress/add', () => {
  async function openForm() {
    const page = openTool(progressRoutes, '/progress/add');
    await screen.findByRole('heading', { level: 1, name: 'Add photos' });
    return { ...page, save: () => page.user.click(screen.getByRole('button', { name: 'Save' })) };
  }

  it('says what is missing', async () => {
    const { save } = await openForm();
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } });
    await save();
    expect(screen.getByText('Enter the day they were taken.')).toBeTruthy();
    expect(screen.getByText('Choose at least one photo: front, side or back.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2199-01-01' } });
    await save();
    expect(screen.getByText('This day is in the future. Enter today or an earlier day.')).toBeTruthy();
  });

  it('offers the day that a photo says it was taken on', async () => {
    const { user } = await openForm();
    await user.upload(screen.getByLabelText('Side'), photoOf('2199:01:01 12:00:00'));
    await user.upload(screen.getByLabelText('Back', { selector: 'input' }), photoOf('2026:11:14 07:12:00'));
    await user.click(await screen.findByRole('button', { name: 'Use the day of the photo, 14 Nov 2026' }));
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-11-14');
    expect(screen.queryByRole('button', { name: /^Use the day/ })).toBeNull();
  });

  it('says which file is no picture, and is not left without a question', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('No picture.', 'InvalidStateError')),
    );
    const { user, save, currentLocation } = await openForm();
    await user.upload(screen.getByLabelText('Side'), new File(['x'], 'notes.jpg', { type: 'image/jpeg' }));
    await save();
    expect(
      await screen.findByText('This picture can’t be read here. Choose a JPEG, PNG or WebP.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(currentLocation().pathname).toBe('/progress/add');
    expect(await photoStore(SAMPLE_PERSON).list()).toEqual([]);
  });
});
