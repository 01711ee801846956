import { Button, Card } from '@hub/ui';
import Download from 'lucide-react/icons/download';
import { useSyncExternalStore } from 'react';
import { askToInstall, installWay, onInstallWay } from '../installed/offer';
import { INSTALL_WORDS } from './install-words';

/**
 * How to install the hub on this device: the browser's own prompt if there is one, otherwise instructions
 * (specification §2.17).
 */
export function InstallOffer() {
  const way = useSyncExternalStore(onInstallWay, installWay);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-17">On this device</h2>
        <p className="text-13 text-muted">{INSTALL_WORDS[way]}</p>
      </div>
      {way === 'ask' && (
        <Button variant="quiet" icon={Download} onClick={() => void askToInstall()}>
          Install
        </Button>
      )}
    </Card>
  );
}
