import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BarChart, LineChart } from './index';

const meta: Meta = {
  decorators: [
    (Story) => (
      <div data-tool="workout" className="h-60 rounded-card border border-line bg-surface p-5">
        <Story />
      </div>
    ),
  ],
};
export default meta;

const weeks = ['31 Aug', '7 Sep', '14 Sep', '21 Sep', '28 Sep', '5 Oct', '12 Oct'];
const isDrawn: StoryObj['play'] = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByRole('img')).toBeVisible();
  await waitFor(() => expect(canvasElement.querySelectorAll('svg path').length).toBeGreaterThan(0));
};

export const Bars: StoryObj = {
  play: isDrawn,
  render: () => (
    <BarChart
      label="Workouts in each of the last 7 weeks"
      header="Week"
      bars={weeks.map((name, index) => ({ name, tick: index % 3 === 0 ? name : undefined }))}
      series={[
        { name: 'Done', look: 'filled', values: [3, 2, 3, 3, 2, 1, 2] },
        { name: 'Missed', look: 'hatched', values: [0, 1, 0, 0, 1, 2, 0] },
        { name: 'To come', look: 'dashed', values: [0, 0, 0, 0, 0, 0, 1] },
      ]}
    />
  ),
};

const rates = Array.from({ length: 250 }, (_, index) => 1.15 + Math.sin(index / 20) / 40 + (index % 7) / 900);
const high = rates.indexOf(Math.max(...rates));

export const YearsLine: StoryObj = {
  play: isDrawn,
  render: () => (
    <LineChart
      label="EUR to USD over one year"
      headers={['Day', 'Rate']}
      format={(value) => value.toFixed(4)}
      formatAxis={(value) => value.toFixed(2)}
      points={rates.map((value, index) => ({
        name: `Day ${index + 1}`,
        tick: index % 60 === 20 ? `Day ${index + 1}` : undefined,
        value,
        mark: index === high ? 'High' : undefined,
      }))}
    />
  ),
};

export const FewPoints: StoryObj = {
  play: isDrawn,
  render: () => (
    <LineChart
      label="Heaviest set"
      headers={['Workout', 'Weight']}
      format={(value) => `${value} kg`}
      formatAxis={String}
      points={[50, 50, 55, 55, 57.5, 57.5, 60, 60, 62.5].map((value, index, all) => ({
        name: weeks[index] ?? `Week ${index}`,
        tick: index % 4 === 0 ? (weeks[index] ?? 'Today') : undefined,
        value,
        mark: index === all.length - 1 ? 'Best' : undefined,
      }))}
    />
  ),
};
