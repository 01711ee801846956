import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../actions/icon-button';
import { Badge } from '../state/badge';
import { List, ListItem } from './list';

const meta: Meta<typeof List> = { component: List };
export default meta;
type Story = StoryObj<typeof List>;

const addresses = [
  { address: 'k3v9x2mp-q7ht-b4zn-8wdc-r5ya6tge@example.com', note: 'Bookshop newsletter' },
  { address: 'parking@example.com', note: 'City parking app' },
];

export const WithButtons: Story = {
  render: () => (
    <List label="Aliases">
      {addresses.map(({ address, note }) => (
        <ListItem
          key={address}
          trailing={
            <>
              <IconButton label="Copy" icon={Copy} />
              <IconButton label="Edit" icon={Pencil} />
              <IconButton label="Delete" icon={Trash2} />
            </>
          }
        >
          <span className="font-mono wrap-break-word">{address}</span>
          <span className="block text-13 text-muted">{note}</span>
        </ListItem>
      ))}
    </List>
  ),
};

export const Links: Story = {
  render: () => (
    <List label="Documents">
      <ListItem
        to="/documents/first-week"
        leading={<FileText size={20} strokeWidth={1.75} aria-hidden className="text-muted" />}
        trailing={<Badge>1 page</Badge>}
      >
        Your first week with the app
      </ListItem>
      <ListItem
        to="/documents/warming-up"
        leading={<FileText size={20} strokeWidth={1.75} aria-hidden className="text-muted" />}
        trailing={<Badge tone="ok">New</Badge>}
      >
        Warming up
      </ListItem>
    </List>
  ),
};

export const Plain: Story = {
  render: () => (
    <List label="People">
      <ListItem>Adam</ListItem>
      <ListItem>Mei</ListItem>
    </List>
  ),
};
