import type { LoyaltyRecord } from '@hub/pb-client';
import { type mockServer, openTool } from '@hub/tool-kit/testing/page';
import { act, screen } from '@testing-library/react';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from './index';

/**
 * What opens the page of a card that is the only one on `server`, and waits until it is drawn. `at` is added to
 * the address; `stored` is the card as it is saved now.
 */
export function cardOpener(server: ReturnType<typeof mockServer>) {
  return async (values: Partial<LoyaltyRecord> = {}, at = '') => {
    const record = sampleRecord(values);
    const records = [record];
    server.use(...loyaltyHandlers(records));
    const page = openTool(loyaltyRoutes, `/loyality/${record.id}${at}`);
    await screen.findByRole('heading', { level: 2 });
    // Its details are drawn once their code is loaded: on a busy machine, in the middle of what the test does next.
    await act(async () => {
      await import('../codes/details/card-details');
    });
    return { ...page, record, records, stored: () => records[0]! };
  };
}

/** Chooses an action in the menu of the card. */
export async function chooseAction(user: ReturnType<typeof openTool>['user'], name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Card actions' }));
  await user.click(screen.getByRole('menuitem', { name }));
}
