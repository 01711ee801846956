import { describe, expect, it } from 'vitest';
import { sampleCard } from '../testing';
import { loyaltyOutbox } from './loyalty.outbox';

const card = sampleCard({ balance: '20.00', balanceCurrency: 'EUR', groups: ['Town'] });

describe('what waits of a card on the device', () => {
  it('is all but a picture, which only the hub can keep', () => {
    const png = new File(['x'], 'card.png');
    expect(loyaltyOutbox.canWait({ note: 'x', balance: '1', starred: true, groups: [] })).toBe(true);
    expect(loyaltyOutbox.canWait({ front: png })).toBe(false);
    expect(loyaltyOutbox.canWait({ note: 'x', back: null })).toBe(false);
  });

  it('is shown in the card at once', () => {
    expect(loyaltyOutbox.changed(card, { balance: '17.50', note: '', starred: true, groups: [] })).toEqual({
      ...card,
      ...{ balance: '17.50', note: null, starred: true, groups: [] },
    });
  });

  it('is asked about where another device has changed the same balance, to the same amount too', () => {
    const conflictWith = (latest: Partial<typeof card>) =>
      loyaltyOutbox.conflict(card, { balance: '17.50' }, { ...card, ...latest }).contested;
    expect(conflictWith({ balance: '5.00' })).toEqual([{ label: 'Balance', mine: '17.50', theirs: '5.00' }]);
    expect(conflictWith({ balance: '17.50' })).toEqual([
      {
        ...{ label: 'Balance', mine: '17.50', theirs: '17.50' },
        hint: 'Both changes come to the same balance. If each took something off, one is missing: take it off once more.',
      },
    ]);
    expect(conflictWith({ name: 'City Grocer' })).toEqual([
      { label: 'Balance', mine: '17.50', theirs: '20.00' },
    ]);
  });
});
