// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { barOption } from './bar-option';
import { lineOption, markInWords } from './line-option';
import { tooltipOf } from './look';

const font = { family: 'sans-serif', size: 13 };

/** The parts of an option that these tests check. */
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
    mark: index === 1 ? 'High' : undefined,
  }));
  const many = Array.from({ length: 25 }, (_, index) => ({ name: String(index), value: index }));
  const format = (value: number) => value.toFixed(4);
  const widthNow = () => 300;

  it('rings few points, fills the last one, and names what is marked', () => {
    expect(lineOption({ points, format }, font, widthNow).series).toMatchObject({
      data: [
        { symbol: 'circle', label: { show: false } },
        { symbol: 'circle', label: { show: true, position: 'top' } },
        { symbol: 'circle', itemStyle: { color: 'var(--tool, var(--accent))' } },
      ],
    });
  });

  it('leaves a hole where there is no value, and rings what stands alone between two', () => {
    const holed = many.map((point, index) => ([3, 5].includes(index) ? { ...point, value: null } : point));
    const option = lineOption({ points: holed, format }, font, widthNow);
    const { data } = option.series as { data: { value: number | string; symbol: string }[] };
    expect(data.slice(2, 6).map(({ value, symbol }) => [value, symbol])).toEqual([
      [2, 'none'],
      ['-', 'none'],
      [4, 'circle'],
      ['-', 'none'],
    ]);
    expect(tooltipLines(option, 3)).toEqual(['3']);
  });

  it('rings of many points only the last one and those with a mark', () => {
    const { data } = lineOption({ points: many, format }, font, widthNow).series as {
      data: { symbol: string }[];
    };
    expect(data.filter(({ symbol }) => symbol === 'circle')).toHaveLength(1);
    expect(data.at(-1)?.symbol).toBe('circle');
  });

  it.each([
    [230, 13, 'High 1.2000'],
    [230, 26, 'High 1.2000'],
    [170, 26, 'High'],
    [80, 13, 'High'],
  ])('gives a mark its value in a room of %d pixels for letters of %d: %s', (room, size, words) => {
    expect(markInWords('High', '1.2000', { family: 'sans-serif', size }, room)).toBe(words);
  });

  it('keeps the words of a mark within the line, wherever it stands', () => {
    const { labelLayout } = lineOption({ points, format }, font, widthNow).series as {
      labelLayout: (label: { dataIndex: number; labelRect: { width: number } }) => { dx: number };
    };
    const moved = [0, 1, 2].map((dataIndex) => labelLayout({ dataIndex, labelRect: { width: 80 } }).dx);
    expect(moved).toEqual([40, 0, -40]);
  });

  it('says value and name of a point', () => {
    expect(tooltipLines(lineOption({ points, format }, font, widthNow), 2)).toEqual(['1.1000', 'Day 2']);
  });
});

it('writes a tooltip as text, whatever stands in it', () => {
  expect(tooltipOf(['<img src=x>', 'b']).innerHTML).toBe(
    '<div style="font-weight: 650;">&lt;img src=x&gt;</div><div>b</div>',
  );
});
