import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleRecord } from '../testing';

const server = mockServer(...expiryHandlers());
const openPage = (at: string) => openTool(expiryRoutes, at);
const RECORDS = '*/api/collections/expiry/records';

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

async function openForm(at: string, heading: string) {
  const page = openPage(at);
  await screen.findByRole('heading', { level: 1, name: heading });
  await screen.findByRole('button', { name: 'Save' });
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, save };
}

function pdf(name: string): File {
  return new File(['%PDF-1.4'], name, { type: 'application/pdf' });
}

describe('/expiry/add', () => {
  it('has the fields of the specification in their order, and suggests what is known', async () => {
    server.use(...expiryHandlers([sampleRecord({ country: 'QX', person: 'Mei', category: 'Car' })]));
    await openForm('/expiry/add', 'Add Item');
    const labels = [...document.querySelectorAll('form label')].map(({ textContent }) => textContent);
    expect(labels.slice(0, 6)).toEqual(['Name', 'Country', 'Expiry date', 'Who', 'Category', 'Document']);
    expect(field('Name').placeholder).toBe('Passport');
    expect(document.activeElement).toBe(field('Name'));
    await waitFor(() => expect(field('Who').list?.innerHTML).toContain('Mei'));
    await waitFor(() => expect(field('Category').list?.innerHTML).toContain('Car'));
    await waitFor(() => expect(field('Country').list?.innerHTML).toContain('QX'));
  });

  it('says that suggestions could not be loaded, and takes any text', async () => {
    server.use(http.get(RECORDS, () => HttpResponse.json({ status: 429, message: '' }, { status: 429 })));
    const { user } = await openForm('/expiry/add', 'Add Item');
    const failed = 'Suggestions could not be loaded. Type it in full.';
    await waitFor(() => expect(descriptionOf(field('Who'))).toBe(failed));
    await user.type(field('Who'), 'Mei');
    expect(field('Who').value).toBe('Mei');
  });

  it('sends what was typed as a form, and goes to the list', async () => {
    const records = [sampleRecord({ name: 'Old', expiryDate: '2000-01-01' })];
    server.use(...expiryHandlers(records));
    const { user, save, currentLocation } = await openForm('/expiry/add', 'Add Item');
    await user.type(field('Name'), 'Visa');
    await user.type(field('Country'), 'my');
    fireEvent.change(field('Expiry date'), { target: { value: '2099-03-14' } });
    await user.type(field('Who'), 'Adam');
    await user.upload(field('Document'), pdf('Visa (1).pdf'));
    await user.click(screen.getByRole('switch'));
    await save();
    await waitFor(() => expect(currentLocation().pathname).toBe('/expiry'));
    expect(records[1]).toMatchObject({
      name: 'Visa',
      country: 'MY',
      expiryDate: '2099-03-14',
      person: 'Adam',
      category: '',
      shared: true,
      documentName: 'Visa (1).pdf',
    });
    expect(await screen.findByRole('link', { name: 'Visa' })).toBeTruthy();
  });

  it('says what is missing beside the fields, and sends nothing', async () => {
    const { user, save } = await openForm('/expiry/add', 'Add Item');
    await save();
    expect(descriptionOf(field('Name'))).toContain('Give it a name, such as Passport.');
    expect(descriptionOf(field('Expiry date'))).toContain('Enter the date when it expires.');
    expect(document.activeElement).toBe(field('Name'));
    await user.type(field('Name'), 'V');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(field('Expiry date').getAttribute('aria-invalid')).toBe('true');
  });

  it('refuses a document of another kind as soon as it is chosen', async () => {
    const { user } = await openForm('/expiry/add', 'Add Item');
    await user.upload(field('Document'), new File(['x'], 'scan.svg'));
    expect(descriptionOf(field('Document'))).toContain('Choose an image');
    await user.upload(field('Document'), pdf('scan.pdf'));
    expect(field('Document').getAttribute('aria-invalid')).toBeNull();
  });

  it('gives a document a name that fits its content', async () => {
    const { user } = await openForm('/expiry/add', 'Add Item');
    await user.upload(field('Document'), pdf('scan'));
    expect(await screen.findByText('scan.pdf')).toBeTruthy();
    expect(field('Document').getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps everything typed when a save fails, and says why', async () => {
    server.use(http.post(RECORDS, () => HttpResponse.error()));
    const { user, save, currentLocation } = await openForm('/expiry/add', 'Add Item');
    await user.type(field('Name'), 'Visa');
    fireEvent.change(field('Expiry date'), { target: { value: '2099-03-14' } });
    await user.upload(field('Document'), pdf('scan.pdf'));
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    expect(field('Name').value).toBe('Visa');
    expect(field('Expiry date').value).toBe('2099-03-14');
    expect(screen.getByText('scan.pdf')).toBeTruthy();
    expect(currentLocation().pathname).toBe('/expiry/add');
  });

  it('shows what the server refuses beside its field', async () => {
    const data = { document: { code: 'x', message: 'Only real PDF files and pictures can be kept.' } };
    server.use(
      http.post(RECORDS, () => HttpResponse.json({ status: 400, message: 'No.', data }, { status: 400 })),
      http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })),
    );
    const { user, save } = await openForm('/expiry/add', 'Add Item');
    await user.type(field('Name'), 'Visa');
    fireEvent.change(field('Expiry date'), { target: { value: '2099-03-14' } });
    await user.upload(field('Document'), pdf('scan.pdf'));
    await save();
    await waitFor(() => expect(descriptionOf(field('Document'))).toContain('Only real PDF files'));
    await waitFor(() => expect(document.activeElement).toBe(field('Document')));
  });

  it('is left without a question when nothing was typed, and after one when something was', async () => {
    const { user, currentLocation } = await openForm('/expiry/add', 'Add Item');
    await user.type(field('Name'), 'V');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(currentLocation().pathname).toBe('/expiry/add');
    expect(field('Name').value).toBe('V');
    await user.clear(field('Name'));
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/expiry/settings'));
  });
});

it('says where an item is that was saved with a date that is past', async () => {
  server.use(...expiryHandlers());
  const { user, save, currentLocation } = await openForm('/expiry/add', 'Add Item');
  await user.type(field('Name'), 'Old visa');
  fireEvent.change(field('Expiry date'), { target: { value: '2001-03-14' } });
  await save();
  await screen.findByText('Saved in Expired');
  await user.click(screen.getByRole('link', { name: 'Show' }));
  await waitFor(() => expect(currentLocation().pathname).toBe('/expiry/expired'));
  expect(await screen.findByRole('link', { name: 'Old visa' })).toBeTruthy();
});

describe('/expiry/edit/{id}', () => {
  it('begins with what is stored and sends only what was changed', async () => {
    const record = sampleRecord({ expiryDate: '2099-03-14', category: 'Travel' });
    let body = '';
    server.use(
      http.patch(`${RECORDS}/:id`, async ({ request }) => {
        body = await request.clone().text();
      }),
      ...expiryHandlers([record]),
    );
    const { user, save, currentLocation } = await openForm(`/expiry/edit/${record.id}`, 'Edit Item');
    expect(field('Name').value).toBe('Passport');
    expect(field('Expiry date').value).toBe('2099-03-14');
    await user.clear(field('Category'));
    await save();
    await waitFor(() => expect(currentLocation().pathname).toBe('/expiry'));
    expect(Array.from(body.matchAll(/ name="(\w+)"/g), ([, name]) => name)).toEqual(['category', 'rev']);
    expect(record).toMatchObject({ category: '', name: 'Passport', rev: 2 });
  });

  it('takes a document away only when it is saved', async () => {
    const record = sampleRecord({ expiryDate: '2099-03-14', document: 'a_1.pdf', documentName: 'a.pdf' });
    server.use(...expiryHandlers([record]));
    const { user, save, currentLocation } = await openForm(`/expiry/edit/${record.id}`, 'Edit Item');
    const link = await screen.findByRole('link', { name: 'Open a.pdf' });
    expect(link.getAttribute('href')).toMatch(/\/api\/files\/expiry\/.*a_1\.pdf\?token=sample$/);
    await user.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(screen.queryByRole('link', { name: 'Open a.pdf' })).toBeNull();
    expect(record.document).toBe('a_1.pdf');
    await save();
    await waitFor(() => expect(currentLocation().pathname).toBe('/expiry'));
    expect(record).toMatchObject({ document: '', documentName: '' });
  });

  describe('when someone else changed the item meanwhile', () => {
    async function openAndClash() {
      const record = sampleRecord({ expiryDate: '2099-03-14', person: 'Mei' });
      server.use(...expiryHandlers([record]));
      const page = await openForm(`/expiry/edit/${record.id}`, 'Edit Item');
      await page.user.clear(field('Name'));
      await page.user.type(field('Name'), 'My passport');
      Object.assign(record, { name: 'Their passport', person: 'Adam', rev: 5 });
      await page.save();
      const dialog = await screen.findByRole('alertdialog', { name: /changed this since you opened it/ });
      return { ...page, record, dialog };
    }

    it('asks, showing both versions, and overwrites nothing meanwhile', async () => {
      const { dialog, record } = await openAndClash();
      expect(within(dialog).getByText('My passport')).toBeTruthy();
      expect(within(dialog).getByText('Their passport')).toBeTruthy();
      expect(within(dialog).getByText('Adam')).toBeTruthy();
      expect(record).toMatchObject({ name: 'Their passport', rev: 5 });
    });

    it('keeps mine, and of theirs what I had not touched', async () => {
      const { user, dialog, record, currentLocation } = await openAndClash();
      await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
      await waitFor(() => expect(currentLocation().pathname).toBe('/expiry'));
      expect(record).toMatchObject({ name: 'My passport', person: 'Adam', rev: 6 });
    });

    it('takes theirs into the form', async () => {
      const { user, dialog, record, currentLocation } = await openAndClash();
      await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(field('Name').value).toBe('Their passport');
      expect(field('Who').value).toBe('Adam');
      expect(record.rev).toBe(5);
      expect(currentLocation().pathname).toMatch(/edit/);
    });
  });

  it('says when the item was deleted meanwhile, and keeps what was typed', async () => {
    const records = [sampleRecord({ expiryDate: '2099-03-14' })];
    server.use(
      ...expiryHandlers(records),
      http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })),
    );
    const { user, save } = await openForm(`/expiry/edit/${records[0]!.id}`, 'Edit Item');
    await user.type(field('Name'), ' of Mei');
    records.length = 0;
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/no longer here/);
    expect(field('Name').value).toBe('Passport of Mei');
  });

  it('is only read by those who may not change the item', async () => {
    const theirs = sampleRecord({ owner: 'adam00000000000', shared: true });
    server.use(...expiryHandlers([theirs]));
    openPage(`/expiry/edit/${theirs.id}`);
    expect(await screen.findByText(/Only its owner can change it/)).toBeTruthy();
    expect(await screen.findByText('Everyone here, shared by Adam')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('/expiry/item/{id}', () => {
  it('shows the name to read, and changes the date and the document', async () => {
    const record = sampleRecord({ expiryDate: '2099-03-14' });
    server.use(...expiryHandlers([record]));
    const { user, save, currentLocation } = await openForm(`/expiry/item/${record.id}`, 'Passport');
    expect(screen.queryByLabelText('Name')).toBeNull();
    fireEvent.change(field('Expiry date'), { target: { value: '2100-03-14' } });
    await user.upload(field('Document'), pdf('new.pdf'));
    await save();
    await waitFor(() => expect(currentLocation().pathname).toBe('/expiry'));
    expect(record).toMatchObject({ name: 'Passport', expiryDate: '2100-03-14', documentName: 'new.pdf' });
  });

  it('says each fact once', async () => {
    const record = sampleRecord({ name: 'Passport', person: 'Mei', category: 'Travel', country: 'NL' });
    server.use(...expiryHandlers([record]));
    await openForm(`/expiry/item/${record.id}`, 'Passport');
    for (const fact of ['Passport', 'Mei', 'Travel', 'Netherlands', 'Expiry date', 'Document']) {
      expect(screen.getAllByText(fact)).toHaveLength(1);
    }
  });

  it.each([
    [true, 'Seen byEveryone here'],
    [false, 'Seen byOnly you'],
  ])('says who sees it (shared: %s)', async (shared, words) => {
    const record = sampleRecord({ shared });
    server.use(...expiryHandlers([record]));
    await openForm(`/expiry/item/${record.id}`, 'Passport');
    expect(screen.getByText('Seen by').parentElement?.textContent).toBe(words);
  });

  it('says when there is no such item, and leads to the list', async () => {
    server.use(http.post('*/auth-refresh', () => HttpResponse.json({})));
    const { user, currentLocation } = openPage('/expiry/item/nosuchitem00000');
    expect((await screen.findByRole('alert')).textContent).toMatch(/no longer here/);
    await user.click(screen.getByRole('link', { name: 'Go to Expiry' }));
    expect(currentLocation().pathname).toBe('/expiry');
  });
});
