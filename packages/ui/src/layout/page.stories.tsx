import type { Meta, StoryObj } from '@storybook/react-vite';
import AtSign from 'lucide-react/icons/at-sign';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import Check from 'lucide-react/icons/check';
import CircleUser from 'lucide-react/icons/circle-user';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Globe from 'lucide-react/icons/globe';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import { expect, within } from 'storybook/test';
import { LinkButton } from '../actions/link-button';
import { EmptyState } from '../state/empty-state';
import { Card } from './card';
import { Page } from './page';
import { ShellProvider, type Shell } from './shell';

const shell: Shell = {
  apps: [
    { id: 'workout', name: 'Workout', path: '/workout', icon: Dumbbell },
    { id: 'alias', name: 'Aliases', path: '/alias', icon: AtSign },
    { id: 'time', name: 'Time', path: '/time', icon: Globe },
    { id: 'expiry', name: 'Expiry', path: '/expiry', icon: CalendarClock },
  ],
  links: [{ name: 'Account', path: '/account', icon: CircleUser }],
  onSignOut: () => undefined,
};

const tabs = [
  { to: '/expiry', label: 'Upcoming', icon: CalendarClock, end: true },
  { to: '/expiry/expired', label: 'Expired', icon: CalendarX2 },
  { to: '/expiry/settings', label: 'Settings', icon: Settings },
];

const meta: Meta<typeof Page> = {
  component: Page,
  parameters: { layout: 'fullscreen', path: '/expiry' },
  decorators: [
    (Story) => (
      <ShellProvider value={shell}>
        <Story />
      </ShellProvider>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Home: Story = { args: { title: 'Apps', children: <Card>Content</Card> } };

export const Tool: Story = {
  args: {
    title: 'Expiry',
    tool: 'expiry',
    back: '/',
    tabs,
    actions: (
      <LinkButton to="/expiry/add" icon={Plus} size="sm">
        Add Expiry
      </LinkButton>
    ),
    children: <EmptyState icon={CalendarClock} title="No upcoming expiries" />,
  },
};

/** A wide window shows the tools beside the column, and the tabs of the bar below them. */
export const InMargin: Story = {
  ...Tool,
  decorators: [
    (Story) => (
      <ShellProvider value={{ ...shell, inMargin: true }}>
        <Story />
      </ShellProvider>
    ),
  ],
};

/** A header button shrinks before the title does; its icon stays complete. */
export const LongHeader: Story = {
  args: {
    title: 'Loyality',
    tool: 'loyalty',
    back: '/',
    actions: (
      <LinkButton to="/loyality/add" icon={Plus} size="sm">
        Add Loyalty Card
      </LinkButton>
    ),
    children: <Card>Content</Card>,
  },
};

/** A title of two words takes the space beside it, above a button in a second line. */
export const TitleOfTwoWords: Story = {
  args: {
    title: 'User Management',
    tool: 'workout',
    back: '/',
    actions: (
      <LinkButton to="/workout/admin/users/add" icon={Plus} size="sm">
        Add User
      </LinkButton>
    ),
    children: <Card>Content</Card>,
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    const lines = document.createRange();
    lines.selectNodeContents(heading);
    await expect(lines.getClientRects().length).toBe(1);
    const [title, action, menu] = [
      lines.getBoundingClientRect(),
      canvas.getByRole('link', { name: 'Add User' }).getBoundingClientRect(),
      canvas.getByRole('button', { name: 'Apps' }).getBoundingClientRect(),
    ];
    await expect(title.bottom <= action.top || title.right <= action.left).toBe(true);
    await expect(title.right).toBeLessThanOrEqual(menu.left);
    await expect(menu.bottom <= action.top || action.right <= menu.left).toBe(true);
  },
};

/** A title without actions, beside all the shell's buttons. */
export const Titled: Story = {
  tags: ['screen'],
  args: { title: 'Bent Over Barbell Row', tool: 'workout', back: '/workout', children: <Card>Content</Card> },
};

export const LongTitle: Story = {
  args: {
    title: 'Residence card of the whole family, both sides',
    tool: 'expiry',
    back: '/expiry',
    tabs,
    children: <Card>Content</Card>,
  },
};

/** The header of a membership card, with a bar of disabled tabs. */
export const Member: Story = {
  args: {
    title: 'Account',
    tool: 'loyalty',
    tone: 'member',
    back: () => undefined,
    tabs: [
      { to: '/home', label: 'Home', icon: Globe, disabled: true },
      { to: '/account', label: 'Account', icon: CircleUser, disabled: true, current: true },
    ],
    children: <Card>Content</Card>,
  },
};

/** If a bar of five tabs needs two rows, each row contains half of them, all of the same height. */
export const FivePlacesInLargeText: Story = {
  args: {
    title: 'Activity',
    tool: 'workout',
    back: '/',
    tabs: ['Activity', 'Habit Tracker', 'Messages', 'Account', 'Admin'].map((label) => ({
      to: `/${label}`,
      label,
      icon: Dumbbell,
    })),
    children: <Card>Content</Card>,
  },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    try {
      root.style.fontSize = window.innerWidth < 600 ? '180%' : '280%';
      const bar = await canvas.findByRole('navigation', { name: 'Sections' });
      const boxes = within(bar)
        .getAllByRole('link')
        .map((link) => link.getBoundingClientRect());
      const rows = [...new Set(boxes.map(({ top }) => Math.round(top)))];
      await expect(rows).toHaveLength(2);
      await expect(boxes.filter(({ top }) => Math.round(top) === rows[0])).toHaveLength(3);
    } finally {
      root.style.fontSize = '';
    }
  },
};

/** A disabled tab is shown, and says that it will come later. */
export const InertTab: Story = {
  args: {
    title: 'Activity',
    tool: 'workout',
    back: () => undefined,
    tabs: [
      { to: '/expiry', label: 'Activity', icon: Dumbbell },
      { to: '/habits', label: 'Habit Tracker', icon: Check, disabled: true },
      { to: '/account', label: 'Account', icon: CircleUser },
    ],
    children: <Card>Content</Card>,
  },
};

export const MenuOpen: Story = {
  ...Home,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Apps' })),
};

export const Long: Story = {
  args: {
    ...Tool.args,
    children: Array.from({ length: 30 }, (_, index) => <Card key={index}>Card {index + 1}</Card>),
  },
};
