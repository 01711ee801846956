import { Button, Card, LinkButton } from '@hub/ui';
import Users from 'lucide-react/icons/users';
import { tools } from '../../tools';
import { BeginLinks } from '../begin-links';
import { OnThePhone } from './on-the-phone';
import { Step } from './step';

interface FirstStepsProps {
  /** What is done of the three. */
  done: readonly [hasPeople: boolean, hasRecords: boolean, isInstalled: boolean];
  /** Where a phone finds the hub, if that is known. */
  address: string | null;
  onHide: () => void;
}

/** The first three things to do with a new hub. */
export function FirstSteps({ done: [hasPeople, hasRecords, isInstalled], address, onHide }: FirstStepsProps) {
  const people = tools.find(({ administers }) => administers)?.administers;
  return (
    <Card aria-labelledby="first-steps" className="flex flex-col gap-5">
      <h2 id="first-steps" className="text-17">
        Three steps to begin
      </h2>
      <ol role="list" className="flex flex-col gap-5">
        <Step isDone={hasPeople} title="Add people">
          <p className="text-muted">Everyone has things of their own, and shares what they choose.</p>
          {people && (
            <LinkButton variant="quiet" icon={Users} className="self-start" to={people.path}>
              Go to {people.title}
            </LinkButton>
          )}
        </Step>
        <Step isDone={hasRecords} title="Add a first card, document or workout">
          <BeginLinks />
        </Step>
        <OnThePhone isDone={isInstalled} address={address} />
      </ol>
      <Button variant="plain" className="-my-2 -ml-4 self-start" onClick={onHide}>
        {/* A desktop can't know what is on a phone. */}
        {hasPeople && hasRecords ? 'Done' : 'Hide these steps'}
      </Button>
    </Card>
  );
}
