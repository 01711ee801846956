import type { Meta, StoryObj } from '@storybook/react-vite';
import Users from 'lucide-react/icons/users';
import { List, ListItem } from '../data/list';
import { EmptyState } from './empty-state';
import { QueryState, type QueryLike } from './query-state';

function People({ query }: { query: QueryLike<string[]> }) {
  return (
    <QueryState query={query} empty={<EmptyState icon={Users} title="No people found" />}>
      {(people) => (
        <List label="People">
          {people.map((person) => (
            <ListItem key={person}>{person}</ListItem>
          ))}
        </List>
      )}
    </QueryState>
  );
}

const refetch = () => undefined;
const error = new Error('The hub could not be reached. Check your connection.');

const meta: Meta<typeof People> = {
  component: People,
  decorators: [
    (Story) => (
      <div className="flex flex-col gap-4">
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof People>;

export const Pending: Story = { args: { query: { data: undefined, error: null, refetch } } };
export const Failed: Story = { args: { query: { data: undefined, error, refetch } } };
export const Empty: Story = { args: { query: { data: [], error: null, refetch } } };
export const Loaded: Story = { args: { query: { data: ['Adam', 'Mei'], error: null, refetch } } };
export const FailedLater: Story = { args: { query: { data: ['Adam', 'Mei'], error, refetch } } };
