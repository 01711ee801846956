import { useSession } from '@hub/auth';
import { Button, Card, List, ListItem, Page } from '@hub/ui';
import { ChevronRight, FolderOpen, LogOut } from 'lucide-react';
import { Person } from '../account/person';
import { ThemeChoice } from '../account/theme-choice';

/** Who is signed in, how the hub looks on this device, the guides, and the way out. */
export function AccountPage() {
  const { signOut } = useSession();
  return (
    <Page title="Account" back="/">
      <Person />
      <Card>
        <ThemeChoice />
      </Card>
      <List>
        <ListItem
          to="/documents"
          leading={<FolderOpen aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-muted" />}
          trailing={<ChevronRight aria-hidden size={20} strokeWidth={1.75} className="mr-3 text-muted" />}
        >
          <span className="block font-medium">Documents</span>
          <span className="block text-13 text-muted">Guides to read or print</span>
        </ListItem>
      </List>
      <Button variant="quiet" icon={LogOut} onClick={() => void signOut()}>
        Log Out
      </Button>
    </Page>
  );
}
