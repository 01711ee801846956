import { useSession } from '@hub/auth';
import type { ToolSettings } from '@hub/tool-kit';
import { Button, Card, List, Page, useLogOut } from '@hub/ui';
import type { LucideIcon } from 'lucide-react';
import FolderOpen from 'lucide-react/icons/folder-open';
import LogOut from 'lucide-react/icons/log-out';
import Trash2 from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { AccountLink } from '../account/account-link';
import { DataLink } from '../account/data-link';
import { InstallOffer } from '../account/install-offer';
import { PasswordPart } from '../account/password-part';
import { Person } from '../account/person';
import { SignOutEverywhere } from '../account/sign-out-everywhere';
import { ThemeChoice } from '../account/theme-choice';
import { Tokens } from '../account/tokens';
import { WaitingList } from '../outbox/waiting-list';
import { HubLink } from '../owner/hub-link';
import { RemindersLink } from '../reminders/reminders-link';
import { tools } from '../tools';

/** The link to a page of a tool, if it has one. */
const toolLink = (id: string, icon: LucideIcon, page: ToolSettings | undefined) =>
  page && <AccountLink key={id} to={page.path} icon={icon} title={page.title} line={page.line} />;

/** The account page: person, theme, unsent changes, guides, installation, password, sessions and log-out. */
export function AccountPage() {
  const { user } = useSession();
  const logOut = useLogOut();
  return (
    <Page title="Account" back="/">
      <Person />
      <WaitingList />
      <Card>
        <ThemeChoice />
      </Card>
      <List>
        {user?.isAdmin && tools.map(({ id, administers }) => toolLink(id, Users, administers))}
        <RemindersLink />
        {tools.map(({ id, icon, settings }) => toolLink(id, icon, settings))}
        <AccountLink to="/account/deleted" icon={Trash2} title="Recently deleted" line="Kept for 30 days" />
        <AccountLink to="/documents" icon={FolderOpen} title="Documents" line="Guides to read or print" />
        <DataLink />
        <HubLink />
      </List>
      <InstallOffer />
      <Card className="flex flex-col gap-6">
        <PasswordPart />
        <SignOutEverywhere />
        <Tokens />
      </Card>
      <Button variant="quiet" icon={LogOut} onClick={logOut}>
        Log Out
      </Button>
    </Page>
  );
}
