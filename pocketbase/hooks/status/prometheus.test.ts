import { expect, it } from 'vitest';
import { parsePrometheus } from '../../test/prometheus-text';
import { metricsText } from './prometheus';

it('writes metrics of the text format, and escapes what would break it', () => {
  const text = metricsText([
    { name: 'hub_info', help: 'A \\ and\nanother line.', value: 1, labels: { version: '1.0 "beta"\n\\' } },
    { name: 'hub_database_bytes', help: 'Size.', value: 1e21 },
    { name: 'hub_start_time_seconds', help: 'Start.', value: 1795667053.555 },
  ]);
  expect(parsePrometheus(text)).toEqual(
    new Map([
      ['hub_info', [{ labels: { version: '1.0 \\"beta\\"\\n\\\\' }, value: 1 }]],
      ['hub_database_bytes', [{ labels: {}, value: 1e21 }]],
      ['hub_start_time_seconds', [{ labels: {}, value: 1795667053.555 }]],
    ]),
  );
});

it.each([
  'hub_info 1\n',
  '# HELP a b\n# TYPE a gauge\na{x="1} 1\n',
  '# HELP a b\n# TYPE a gauge\na one\n',
  'a 1',
])('the parser of these tests refuses %j', (text) => {
  expect(() => parsePrometheus(text)).toThrow();
});
