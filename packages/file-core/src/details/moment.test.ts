import { describe, expect, it } from 'vitest';
import { momentOf } from './moment';

describe('a time in a file', () => {
  it.each([
    ['2026:11:14 18:32:07', { date: '2026-11-14', time: '18:32:07' }],
    ['2026-11-14T18:32:07.123Z', { date: '2026-11-14', time: '18:32:07', offset: '+00:00' }],
    ['2026-11-14T18:32-0330', { date: '2026-11-14', time: '18:32:00', offset: '-03:30' }],
    ['2024-02-29', { date: '2024-02-29' }],
    ['20261114 183207+0800', { date: '2026-11-14', time: '18:32:07', offset: '+08:00' }],
    ['20261114', { date: '2026-11-14' }],
  ])('is read from %s', (written, moment) => {
    expect(momentOf(written)).toEqual(moment);
  });

  it('takes the offset that is noted apart', () => {
    expect(momentOf('2026:11:14 18:32:07', '+08:00')).toHaveProperty('offset', '+08:00');
    expect(momentOf('2026:11:14 18:32:07', '   :  ')).not.toHaveProperty('offset');
  });

  it.each(['0000:00:00 00:00:00', '2026:13:01 00:00:00', '2025-02-29', '2026-11-14T25:00', 'yesterday', ''])(
    'is none in "%s"',
    (written) => {
      expect(momentOf(written)).toBeNull();
    },
  );
});
