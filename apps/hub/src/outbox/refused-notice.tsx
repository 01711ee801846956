import { useAllWaiting } from '@hub/tool-kit';
import { Address, Banner, TextLink } from '@hub/ui';
import { useLocation } from 'react-router-dom';

/** The notice on every page that the server refused a change, with a link to where it can be corrected. */
export function RefusedNotice() {
  const refused = useAllWaiting().filter(({ refusal }) => refusal !== null);
  const isOnAccount = useLocation().pathname === '/account';
  const [first, ...others] = refused;
  if (first === undefined) return null;
  return (
    <Banner tone="warning">
      “<Address>{first.name}</Address>”{others.length > 0 && ` and ${String(others.length)} more`} could not
      be saved as you left {others.length > 0 ? 'them' : 'it'}.{' '}
      {isOnAccount ? 'Decide below.' : <TextLink to="/account">Decide</TextLink>}
    </Banner>
  );
}
