import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from '../testing';

const { preparePicture } = vi.hoisted(() => ({
  preparePicture: vi.fn<(file: File) => Promise<{ file: File; colour: string }>>(),
}));
vi.mock('../pictures/prepare-picture', () => ({ preparePicture }));

const server = mockServer(...loyaltyHandlers());
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

beforeEach(() => {
  // The test environment has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(356);
  preparePicture.mockReset();
});

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const fold = () => screen.getByText(/^More: note/).closest('details')!;

async function openForm(values?: Parameters<typeof sampleRecord>[0]) {
  const records = values ? [sampleRecord(values)] : [];
  server.use(...loyaltyHandlers(records));
  const page = openTool(loyaltyRoutes, values ? `/loyality/${records[0]!.id}/edit` : '/loyality/add');
  await screen.findByLabelText('Card ID');
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, save, records };
}

describe('the fold of the form', () => {
  it('is open where a field of it is set, and closed where none is', async () => {
    const { unmount } = await openForm({});
    expect(fold().open).toBe(false);
    unmount();
    await openForm({ groups: ['Town'] });
    expect(fold().open).toBe(true);
  });

  it('saves what was typed into it', async () => {
    const { user, save, records } = await openForm();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), '4410');
    await user.type(field('Note'), 'Ask first');
    await user.type(field('Balance'), '12,50');
    await user.type(field('Currency'), 'eur');
    await user.type(field('Groups'), 'Town{Enter}');
    // A typed group that was not added is saved as well.
    await user.type(field('New group'), 'Food');
    await user.click(screen.getByRole('radio', { name: 'Teal' }));
    await user.click(field('Starred'));
    await save();
    await waitFor(() => expect(records).toHaveLength(1));
    expect(records[0]).toMatchObject({
      note: 'Ask first',
      balance: '12.50',
      balanceCurrency: 'EUR',
      groups: ['Town', 'Food'],
      colour: 'teal',
      starred: true,
      archived: false,
    });
  });

  it('takes a group that is there in another spelling for that one', async () => {
    const { user, save, records } = await openForm({ groups: ['Café'] });
    await user.type(field('New group'), 'cafe{Enter}Town{Enter}');
    await save();
    await waitFor(() => expect(records[0]).toMatchObject({ groups: ['Café', 'Town'] }));
  });

  it('keeps a group that is typed but not added in the draft, and saves nothing until it is added', async () => {
    const first = await openForm();
    await first.user.type(field('Name'), 'City Grocer');
    await first.user.type(field('Card ID'), '4410');
    await first.user.type(field('Groups'), 'Town');
    first.unmount();
    const { user, save, records } = await openForm();
    expect(field('Groups').value).toBe('Town');
    await save();
    expect(fold().open).toBe(true);
    expect(screen.getByText('This group is typed but not added. Add it, or clear the field.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Groups'));
    expect(records).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add group' }));
    await save();
    await waitFor(() => expect(records).toMatchObject([{ groups: ['Town'] }]));
    expect(records[0]).not.toHaveProperty('unaddedGroup');
  });

  it('opens where one of its fields can’t be saved', async () => {
    const { user, save } = await openForm();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), '4410');
    await user.type(field('Balance'), 'much');
    await save();
    expect(fold().open).toBe(true);
    expect(screen.getByText(/^Enter an amount such as 12.50/)).toBeTruthy();
  });

  it('can’t be saved while a picture is prepared, and can with it', async () => {
    const { user, save, records } = await openForm({ front: '' });
    let ready: (kept: { file: File; colour: string }) => void = () => undefined;
    preparePicture.mockReturnValue(
      new Promise((resolve) => {
        ready = resolve;
      }),
    );
    await user.upload(field('Front'), png('card.png'));
    await save();
    expect(screen.getByText('The picture is being prepared. Save again in a moment.')).toBeTruthy();
    expect(records[0]!.rev).toBe(1);
    ready({ file: png('clean.png'), colour: 'teal' });
    await screen.findByText('clean.png');
    await user.click(screen.getByRole('button', { name: 'Teal, as in the picture' }));
    await save();
    await waitFor(() => expect(records[0]).toMatchObject({ front: 'clean.png', colour: 'teal', rev: 2 }));
  });

  it('loses nothing that is typed or chosen while a picture is prepared', async () => {
    const { user, save, records } = await openForm({ front: '' });
    const ready: (() => void)[] = [];
    preparePicture.mockImplementation(
      (file) => new Promise((resolve) => ready.push(() => resolve({ file, colour: 'teal' }))),
    );
    await user.upload(field('Front'), png('front.png'));
    await user.upload(field('Back'), png('back.png'));
    await user.type(field('Note'), 'Ask first');
    ready[0]!();
    await screen.findByText('front.png');
    ready[1]!();
    await screen.findByText('back.png');
    await save();
    await waitFor(() =>
      expect(records[0]).toMatchObject({ front: 'front.png', back: 'back.png', note: 'Ask first' }),
    );
  });

  it('says why a picture can’t be taken, and keeps the one that is stored', async () => {
    const { user, records } = await openForm({ back: 'back_1.png' });
    preparePicture.mockRejectedValue(new Error('This picture can’t be read here.'));
    await user.upload(field('Back'), png('card.png'));
    expect(await screen.findByText('This picture can’t be read here.')).toBeTruthy();
    expect(records[0]!.back).toBe('back_1.png');
  });

  it('takes a stored picture away', async () => {
    const { user, save, records } = await openForm({ front: 'front_1.png' });
    await user.click(screen.getByRole('button', { name: 'Remove file' }));
    await save();
    await waitFor(() => expect(records[0]).toMatchObject({ rev: 2 }));
  });
});
