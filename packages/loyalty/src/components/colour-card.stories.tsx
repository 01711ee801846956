import { LongList } from '@hub/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Star from 'lucide-react/icons/star';
import { fn } from 'storybook/test';
import { ColourCard, ColourCardButton } from './colour-card';

const meta: Meta<typeof ColourCard> = { component: ColourCard };
export default meta;
type Story = StoryObj<typeof ColourCard>;

const args = {
  to: '/',
  colour: 'oklch(0.43 0.12 152)',
  monogram: 'HF',
  name: 'Harbour Foods',
  children: 'Used today',
};

const inColumns: Story['render'] = (card) => (
  <LongList
    inColumns
    label="Cards"
    items={[{ id: 'one' }, { id: 'two' }]}
    estimateSize={121}
    renderItem={() => <ColourCard {...card} />}
  />
);

export const Plain: Story = { args, render: inColumns };

export const WithStar: Story = {
  args: { ...args, action: <ColourCardButton label="Star" icon={Star} pressed onClick={fn()} /> },
  render: inColumns,
};

export const LongName: Story = {
  args: {
    ...args,
    name: 'Consumers’ co-operative of the northern provinces',
    children: 'Expired 3 months ago',
    action: <ColourCardButton label="Star" icon={Star} pressed={false} onClick={fn()} />,
  },
  render: inColumns,
};
