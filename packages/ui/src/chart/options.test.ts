// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { barOption } from './bar-option';
import { lineOption } from './line-option';
import { tooltipOf } from './look';

const font = { family: 'sans-serif', size: 13 };

/** What an option holds, as far as these tests look into it. */
interface Drawn {
  animation: boolean;
  xAxis: { axisLabel: { formatter: (name: string, index: number) => string } };
  tooltip: { formatter: (shown: { dataIndex: number }[]) => HTMLElement };
}
const drawn = (option: object) => option as Drawn;

function tooltipLines(option: object, dataIndex: number): (string | null)[] {
  const box = drawn(option).tooltip.formatter([{ dataIndex }]);
  return [...box.children].map(({ textContent }) => textContent);
}

describe('barOption', () => {
  const option = barOption(
    {
      bars: [{ name: '31 Aug to 6 Sep', tick: '31 Aug' }, { name: 'This week' }, { name: 'Next week' }],
      series: [
        { name: 'Done', look: 'filled', values: [3, 0, 0] },
        { name: 'Missed', look: 'hatched', values: [1, 2, 0] },
      ],
    },
    font,
  );

  it('draws no part for none, and above each bar as many as it is high', () => {
    expect(option.series).toMatchObject([
      { name: 'Done', data: [3, '-', '-'] },
      { name: 'Missed', data: [1, 2, '-'] },
      {
        labelLayout: { hideOverlap: true },
        data: [
          { value: 0, label: { formatter: '4' } },
          { value: 0, label: { formatter: '2' } },
          { value: 0, label: { formatter: '0' } },
        ],
      },
    ]);
  });

  it('names only the bars that are to be named, and says all numbers of one', () => {
    const { formatter } = drawn(option).xAxis.axisLabel;
    expect([formatter('', 0), formatter('', 1)]).toEqual(['31 Aug', '']);
    expect(tooltipLines(option, 1)).toEqual(['This week', 'Done: 0', 'Missed: 2']);
  });

  it('moves nothing', () => {
    expect(drawn(option).animation).toBe(false);
  });
});

describe('lineOption', () => {
  const points = [1.15, 1.2, 1.1].map((value, index) => ({
    name: `Day ${String(index)}`,
    value,
    mark: index === 1 ? 'High 1.2000' : undefined,
  }));
  const many = Array.from({ length: 25 }, (_, index) => ({ name: String(index), value: index }));
  const format = (value: number) => value.toFixed(4);

  it('rings few points, fills the last one, and names what is marked', () => {
    expect(lineOption({ points, format }, font).series).toMatchObject({
      data: [
        { symbol: 'circle', label: { show: false } },
        { symbol: 'circle', label: { show: true, formatter: 'High 1.2000', position: 'top' } },
        { symbol: 'circle', itemStyle: { color: 'var(--tool, var(--accent))' } },
      ],
    });
  });

  it('rings of many points only the last one and those with a mark', () => {
    const { data } = lineOption({ points: many, format }, font).series as { data: { symbol: string }[] };
    expect(data.filter(({ symbol }) => symbol === 'circle')).toHaveLength(1);
    expect(data.at(-1)?.symbol).toBe('circle');
  });

  it('says value and name of a point', () => {
    expect(tooltipLines(lineOption({ points, format }, font), 2)).toEqual(['1.1000', 'Day 2']);
  });
});

it('writes a tooltip as text, whatever stands in it', () => {
  expect(tooltipOf(['<img src=x>', 'b']).innerHTML).toBe(
    '<div style="font-weight: 650;">&lt;img src=x&gt;</div><div>b</div>',
  );
});
