import { type SessionUser, useSession } from '@hub/auth';
import { toCalendarDate } from '@hub/calendar';
import { useToday } from '@hub/tool-kit';
import { Suspense, useState } from 'react';
import { isNew } from './first-home-rules';
import { lazyFirst } from './lazy-first';
import { remember, rememberedOf } from './remembered';
import { StepsOfAdmin } from './steps/steps-of-admin';

const Welcome = lazyFirst(async () => (await import('./welcome')).Welcome);

function Beginning({ user }: { user: SessionUser }) {
  const [isHidden, setIsHidden] = useState(() => rememberedOf(user.id) === 'hidden');
  const today = useToday();
  if (isHidden) return null;

  function hide() {
    // Its button goes with it: reading begins at the title of the screen again.
    document.querySelector('h1')?.focus({ preventScroll: true });
    remember(user.id, 'hidden');
    setIsHidden(true);
  }

  if (user.isAdmin) return <StepsOfAdmin user={user} onHide={hide} />;
  const addedOn = user.addedAt && toCalendarDate(user.addedAt);
  if (addedOn === null || !isNew(addedOn, today)) return null;
  return (
    <Suspense>
      <Welcome user={user} onHide={hide} />
    </Suspense>
  );
}

/** What helps a person to begin, under the tiles, so that it moves none of them. */
export function FirstHome() {
  const { user } = useSession();
  return user && <Beginning user={user} />;
}
