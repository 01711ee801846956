import { counted } from '@hub/locale';
import { useAllWaiting, useUnreadable } from '@hub/tool-kit';
import { Banner, TextLink } from '@hub/ui';

/** Says that changes of this device, which the hub does not have, are in no file that is made now; nothing for none. */
export function NotInFiles() {
  const count = useAllWaiting().length + useUnreadable().length;
  if (count === 0) return null;
  return (
    <Banner tone="warning">
      {counted(count, 'change')} on this device {count === 1 ? 'is' : 'are'} not saved yet, and will be
      missing from a file that you make now. <TextLink to="/account">Show</TextLink>
    </Banner>
  );
}
