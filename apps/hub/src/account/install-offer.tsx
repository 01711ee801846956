import { Button, Card } from '@hub/ui';
import Download from 'lucide-react/icons/download';
import { useSyncExternalStore } from 'react';
import { askToInstall, type InstallWay, installWay, onInstallWay } from '../installed/offer';

const WORDS: Record<InstallWay, string> = {
  done: 'The hub is installed on this device. It opens without a network, too.',
  ask: 'Puts the hub among the apps of this device. It opens without a network, too.',
  ios: 'In Safari, tap Share, then “Add to Home Screen”. The hub then opens without a network, too.',
  menu: 'In the menu of the browser, choose “Install” or “Add to Home screen”. The hub then opens without a network, too.',
  insecure:
    'At an address with http the browser lets the hub neither be installed nor open without a network, nor use the camera or send notifications. Ask who runs the hub for one with https.',
};

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
        <p className="text-13 text-muted">{WORDS[way]}</p>
      </div>
      {way === 'ask' && (
        <Button variant="quiet" icon={Download} onClick={() => void askToInstall()}>
          Install
        </Button>
      )}
    </Card>
  );
}
