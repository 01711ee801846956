import { Card } from '@hub/ui';
import { InstallHere } from '../installed/install-here';

/** How to install the hub on this device. */
export function InstallOffer() {
  return (
    <Card className="flex flex-col">
      <h2 className="text-17">On this device</h2>
      <InstallHere />
    </Card>
  );
}
