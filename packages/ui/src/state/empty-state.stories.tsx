import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plus from 'lucide-react/icons/plus';
import { LinkButton } from '../actions/link-button';
import { EmptyState } from './empty-state';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  decorators: [
    (Story) => (
      <div data-tool="expiry">
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Sentence: Story = { args: { icon: CalendarClock, title: 'Nothing expired' } };
export const WithAction: Story = {
  args: {
    icon: CalendarClock,
    title: 'No upcoming expiries',
    children: 'Add a passport, a visa or an insurance and see here when it runs out.',
    action: (
      <LinkButton to="/expiry/add" icon={Plus}>
        Add Expiry
      </LinkButton>
    ),
  },
};
