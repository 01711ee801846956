import { listed } from '@hub/locale';
import { Button, Card } from '@hub/ui';
import { tools } from '../tools';
import { BeginLinks } from './begin-links';
import type { FirstProps } from './lazy-first';

/** The tools in which people share what they have. */
const sharing = () => tools.flatMap(({ name, shares }) => (shares ? [name] : []));

/** Tells a person who was just added to a hub what is theirs, and whom to ask. */
export function Welcome({ user: { name }, onHide }: FirstProps) {
  return (
    <Card aria-labelledby="welcome" className="flex flex-col gap-4">
      <h2 id="welcome" className="text-17">
        {name === null ? 'Welcome' : `Welcome, ${name}`}
      </h2>
      <p>
        What you add here is yours alone until you share it. Workouts that a coach plans for you are in
        Workout; what others share is in {listed(sharing())}.
      </p>
      <BeginLinks />
      <p className="text-muted">Questions? Ask the person who runs this hub.</p>
      <Button variant="plain" className="-my-2 -ml-4 self-start" onClick={onHide}>
        Got it
      </Button>
    </Card>
  );
}
