import { Address, RowTitle } from '@hub/ui';
import { CopyText } from '@hub/ui/copy';

interface CopyAddressProps {
  address: string;
  /** Called after each copy. */
  onCopied?: (() => void) | undefined;
}

/** An address that a tap copies, as the title of its row. */
export function CopyAddress({ address, onCopied }: CopyAddressProps) {
  return (
    <CopyText text={address} what="address" onCopied={onCopied}>
      <RowTitle>
        <Address>{address}</Address>
      </RowTitle>
    </CopyText>
  );
}
