import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { DEFAULT_RULES } from '@hub/reminders';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { CategoryLeads } from './category-leads';

mockServer(
  http.post('*/auth-refresh', () => HttpResponse.json({})),
  http.get('*/api/hub/reminders', () =>
    HttpResponse.json({
      ...{ pushKey: '', isMailSetUp: false, address: '', goneDevices: [], next: null },
      ...{ categories: ['Travel', 'Visa'], unusedCategories: ['Passport'] },
    }),
  ),
);

it('says of days whose category no item has that they count for nothing, and suggests those that items have', async () => {
  const rules = {
    ...DEFAULT_RULES,
    id: null,
    showsNames: false,
    categoryLeads: { Passport: [14], Visa: [20] },
  };
  const element = <CategoryLeads rules={rules} onChange={() => undefined} />;
  const { user } = openTool([{ path: '/', element }], '/');
  const said = (name: string) => screen.getByRole('group', { name }).textContent;
  await screen.findByText(/No item has this category now/);
  expect(said('Passport')).toContain(
    'No item has this category now. If you have renamed it in Expiry, add it by its new name.',
  );
  expect(said('Visa')).not.toContain('No item');
  await user.click(screen.getByRole('button', { name: 'Other Days for a Category' }));
  const dialog = within(await screen.findByRole('dialog'));
  const suggested = dialog.getByLabelText<HTMLInputElement>('Category').list?.options;
  expect(Array.from(suggested ?? [], ({ value }) => value)).toEqual(['Travel', 'Visa']);
});
