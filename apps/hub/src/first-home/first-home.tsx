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
    // The focused button disappears with it, so the focus moves to the screen's title.
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

/** First steps for a new person, below the tiles, so that no tile moves. */
export function FirstHome() {
  const { user } = useSession();
  return user && <Beginning user={user} />;
}
