import { addDays, addYears, toCalendarDate } from '@hub/calendar';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from '../testing';

const server = mockServer(...loyaltyHandlers());
const openPage = (at: string) => openTool(loyaltyRoutes, at);
const today = toCalendarDate(new Date());

beforeEach(() => {
  // The test environment has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(356);
});

/** Opens a card with an expiry date; counts the requests for its reminders. */
function openDated(values: Parameters<typeof sampleRecord>[0] = {}, at = '') {
  const record = sampleRecord({ expiryDate: addDays(today, 26), ...values });
  const asked = vi.fn();
  server.use(
    http.get('*/api/hub/reminders/items/loyalty/:record', ({ params }) => {
      asked(params['record']);
    }),
    ...loyaltyHandlers([record]),
  );
  const page = openPage(`/loyality/${record.id}${at}`);
  return { ...page, record, asked };
}

describe('the reminders of a card', () => {
  it('stand below the code, and are done there', async () => {
    const { user, record, asked } = openDated();
    const section = await screen.findByRole('heading', { name: 'Reminders' });
    const code = screen.getByRole('img', { name: 'Barcode of City Grocer' });
    expect(code.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(asked).toHaveBeenCalledWith(record.id);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/^Done by Mei/)).toBeTruthy();
  });

  it('are renewed by two taps, and the card is good for longer', async () => {
    const { user, record } = openDated();
    expect(await screen.findByText(/^Expires in 26 days$/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Renew' }));
    await user.click(await screen.findByRole('button', { name: '1 Year' }));
    await waitFor(() => expect(record.expiryDate).toBe(addYears(addDays(today, 26), 1)));
    await waitFor(() => expect(screen.queryByText(/^Expires in 26 days$/)).toBeNull());
  });

  it('are not renewed by a person who may not change the card', async () => {
    openDated({ owner: 'adam00000000000', shared: true }, '?renew');
    expect(await screen.findByRole('button', { name: 'Snooze' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not asked for where it has no date', async () => {
    const { asked } = openDated({ expiryDate: '' });
    await screen.findByRole('img', { name: 'Barcode of City Grocer' });
    expect(screen.queryByRole('heading', { name: 'Reminders' })).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('are no part of the custom layout, and stand under the form', async () => {
    const { record, asked, unmount } = openDated({ customUI: true });
    await screen.findByRole('heading', { name: 'MEMBERSHIP CARD' });
    expect(screen.queryByRole('link', { name: 'Reminders' })).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    unmount();
    openPage(`/loyality/${record.id}/edit?renew`);
    expect(await screen.findByRole('dialog', { name: 'Renew for' })).toBeTruthy();
    expect(screen.getByLabelText('Card ID')).toBeTruthy();
  });

  it('are found by a person who may only read a card with the custom layout', async () => {
    const { user } = openDated({ customUI: true, owner: 'adam00000000000', shared: true });
    await user.click(await screen.findByRole('link', { name: 'Reminders' }));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
  });
});
