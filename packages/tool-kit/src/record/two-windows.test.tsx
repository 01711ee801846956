import { readTypedText, storeTypedText } from '@hub/auth';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteHandlers, noteRecord, noteRoutes } from '../testing/note-pages';
import { mockServer, openTool, stubWindowLocks } from '../testing/page';

const MEI = 'mei000000000000';
const THEIRS = 'form.aliases.new~other0000000001';
const server = mockServer();
const locked = new Set<string>();
let records: ReturnType<typeof noteRecord>[];

/** The browser grants or refuses locks once this is resolved. */
let answered: Promise<void>;
let takeLocksAway: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] });
  takeLocksAway = stubWindowLocks(locked, () => answered);
  records = [];
  answered = Promise.resolve();
  server.use(...noteHandlers(records));
});
afterEach(() => {
  vi.useRealTimers();
  locked.clear();
  sessionStorage.clear();
  takeLocksAway();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const offered = () => screen.queryByText(/^You began this/)?.textContent;
const drafts = () => Object.keys(localStorage).filter((key) => key.includes('.typed.form.'));

/** Opens the form of a new note. */
async function openForm() {
  const page = openTool(noteRoutes, '/add');
  await screen.findByLabelText('Title');
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
  };
  return { ...page, save };
}

/** Writes a draft of a new note as another window would. */
function writeElsewhere(email: string, name = THEIRS, description = ''): void {
  const draft = { email, description, shared: false };
  const stored = { opened: null, draft, newId: 'sent00000000001', files: [] };
  storeTypedText(MEI, name, JSON.stringify(stored));
}

describe('what two windows with the same form store', () => {
  it('is separate, and offered once no open window has it', async () => {
    writeElsewhere('Books');
    locked.add(`hub-draft-${MEI}-${THEIRS}`);
    const first = await openForm();
    await waitFor(() => expect(field('Title').value).toBe(''));
    expect(offered()).toBeUndefined();
    await first.user.type(field('Title'), 'Films');
    expect(drafts()).toHaveLength(2);
    await first.save();
    // The id must differ from that of the record that the other window may have sent.
    expect(records).toMatchObject([{ email: 'Films' }]);
    expect(records[0]?.id).not.toBe('sent00000000001');
    expect(drafts()).toHaveLength(1);
    first.unmount();

    locked.clear();
    vi.setSystemTime(new Date('2026-11-26T12:05:00Z'));
    const { save } = await openForm();
    expect(field('Title').value).toBe('Books');
    expect(offered()).toContain('You began this 5 minutes ago.');
    await save();
    expect(records).toMatchObject([{ email: 'Films' }, { email: 'Books', id: 'sent00000000001' }]);
    expect(drafts()).toEqual([]);
  });

  it('is offered newest first if no window has it', async () => {
    writeElsewhere('Books');
    vi.setSystemTime(new Date('2026-11-26T12:05:00Z'));
    writeElsewhere('Films', 'form.aliases.new~other0000000002');
    const first = await openForm();
    expect(field('Title').value).toBe('Films');
    await first.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Title').value).toBe('');
    first.unmount();
    await openForm();
    expect(field('Title').value).toBe('Books');
  });

  it('is continued by the window that wrote it, though another has written later', async () => {
    const first = await openForm();
    await first.user.type(field('Title'), 'Books');
    first.unmount();
    vi.setSystemTime(new Date('2026-11-26T12:05:00Z'));
    writeElsewhere('Films');
    await openForm();
    expect(field('Title').value).toBe('Books');
    expect(offered()).toContain('You began this 5 minutes ago.');
  });

  it('is offered from the older draft if another open window has the newer one', async () => {
    writeElsewhere('Books', 'form.aliases.new~other0000000003');
    vi.setSystemTime(new Date('2026-11-26T12:05:00Z'));
    writeElsewhere('Films', 'form.aliases.new~other0000000004');
    locked.add(`hub-draft-${MEI}-form.aliases.new~other0000000004`);
    await openForm();
    await waitFor(() => expect(field('Title').value).toBe('Books'));
    expect(offered()).toContain('You began this 5 minutes ago.');
  });

  it.each([
    ['belongs to the open window that has the draft', true, ''],
    ['is continued', false, 'Novels'],
  ])('stays while the browser is asked, and then %s', async (_, isLocked, note) => {
    const name = `form.aliases.new~other000000000${isLocked ? '6' : '7'}`;
    let answer: () => void = () => undefined;
    answered = new Promise((resolve) => (answer = resolve));
    writeElsewhere('Books', name, 'Novels');
    const before = readTypedText(MEI, name)?.text;
    if (isLocked) locked.add(`hub-draft-${MEI}-${name}`);
    const { user } = await openForm();
    await user.type(field('Title'), ' to sell');
    expect(readTypedText(MEI, name)?.text).toBe(before);
    answer();
    await waitFor(() => expect(field('Note').value).toBe(note));
    expect(field('Title').value).toBe('Books to sell');
    await waitFor(() => expect(readTypedText(MEI, name)?.text === before).toBe(isLocked));
    await user.type(field('Title'), ' soon');
    expect(drafts()).toHaveLength(isLocked ? 2 : 1);
    expect(JSON.stringify(localStorage)).toContain('Books to sell soon');
  });

  it('is separate from the next key on if the browser has no locks', async () => {
    takeLocksAway();
    const name = 'form.aliases.new~other0000000005';
    writeElsewhere('Books', name);
    const { user, save } = await openForm();
    expect(field('Title').value).toBe('Books');
    // The other window stays open and changes its draft.
    writeElsewhere('Books to read', name);
    await user.type(field('Title'), ' to sell');
    expect(drafts()).toHaveLength(2);
    expect(readTypedText(MEI, name)?.text).toContain('Books to read');
    await save();
    expect(records).toMatchObject([{ email: 'Books to sell' }]);
    expect(drafts()).toEqual([`hub.kept.${MEI}.typed.${name}`]);
  });
});
