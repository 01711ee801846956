import { Button } from '@hub/ui';
import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';

/** Whether this browser may show notifications; `null` if it can't. */
function permissionNow(): NotificationPermission | null {
  return 'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : null;
}

const WORDS = {
  granted: 'This device shows a notification when a rest is over and the hub is not in view.',
  denied: 'This browser blocks notifications from the hub. Allow them in its settings for this page.',
};

/** Offers notifications at the end of a rest; the browser asks the person once the button was pressed. */
export function NotificationOffer() {
  const [permission, setPermission] = useState(permissionNow);
  if (permission === null) return null;
  return (
    <div className="border-t border-line pt-4" role="status">
      {permission === 'default' ? (
        <Button
          variant="quiet"
          icon={Bell}
          onClick={() => void Notification.requestPermission().then(setPermission)}
        >
          Notify me when a rest is over
        </Button>
      ) : (
        <p className="text-13 text-muted">{WORDS[permission]}</p>
      )}
    </div>
  );
}
