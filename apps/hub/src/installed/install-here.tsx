import { Button } from '@hub/ui';
import Download from 'lucide-react/icons/download';
import { useSyncExternalStore } from 'react';
import { INSTALL_TEXTS } from './install-texts';
import { askToInstall, installWay, onInstallWay } from './offer';

/** How the hub can be installed here. */
export const useInstallWay = () => useSyncExternalStore(onInstallWay, installWay);

/** How to install the hub on this device: the browser's own prompt, or instructions (specification §2.17). */
export function InstallHere() {
  const way = useInstallWay();
  return (
    <>
      <p className="text-13 text-muted">{INSTALL_TEXTS[way]}</p>
      {way === 'ask' && (
        <Button
          variant="quiet"
          icon={Download}
          className="mt-4 self-start"
          onClick={() => void askToInstall()}
        >
          Install
        </Button>
      )}
    </>
  );
}
