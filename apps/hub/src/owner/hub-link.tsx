import { useSession } from '@hub/auth';
import Server from 'lucide-react/icons/server';
import { AccountLink } from '../account/account-link';

/** The owner's link to the page of the hub, with a warning if something is wrong; nothing for others. */
export function HubLink() {
  const { user } = useSession();
  if (user?.ownsHub !== true) return null;
  const line = user.hubWarns ? 'Something is wrong with its backups' : 'Version, backups, errors';
  return <AccountLink to="/account/hub" icon={Server} title="Hub" line={line} isWarning={user.hubWarns} />;
}
