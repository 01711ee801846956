import { useQuery } from '@tanstack/react-query';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { AccountLink } from './account-link';
import { quotaQuery } from './quota.api';
import { quotaLine } from './quota-line';

/** The way to one's own data, with how much of the quota they take, as soon as that is known. */
export function DataLink() {
  const { data: quota } = useQuery(quotaQuery);
  return (
    <AccountLink
      to="/account/data"
      icon={ArrowDownUp}
      title="Your data"
      line={quota === undefined ? 'Import and export' : quotaLine(quota)}
      isWarning={quota?.isNear ?? false}
    />
  );
}
