import { useSession } from '@hub/auth';
import { useOutbox } from '@hub/tool-kit';
import { Button, Card, List, ListItem, Page, useLogOut } from '@hub/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FolderOpen from 'lucide-react/icons/folder-open';
import LogOut from 'lucide-react/icons/log-out';
import { InstallOffer } from '../account/install-offer';
import { PasswordPart } from '../account/password-part';
import { Person } from '../account/person';
import { SignOutEverywhere } from '../account/sign-out-everywhere';
import { ThemeChoice } from '../account/theme-choice';
import { lossAtLogOut } from '../outbox/loss-at-log-out';
import { WaitingList } from '../outbox/waiting-list';

/** The account page: person, theme, unsent changes, guides, installation, password, sessions and log-out. */
export function AccountPage() {
  const { signOut } = useSession();
  const outbox = useOutbox();
  const { logOut, question } = useLogOut(signOut, () => lossAtLogOut(outbox));
  return (
    <Page title="Account" back="/">
      <Person />
      <WaitingList />
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
      <InstallOffer />
      <Card className="flex flex-col gap-6">
        <PasswordPart />
        <SignOutEverywhere />
      </Card>
      <Button variant="quiet" icon={LogOut} onClick={logOut}>
        Log Out
      </Button>
      {question}
    </Page>
  );
}
