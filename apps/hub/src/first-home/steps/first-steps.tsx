import { Button, Card, LinkButton } from '@hub/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { tools } from '../../tools';
import { BeginLinks } from '../begin-links';
import { OnThePhone } from './on-the-phone';
import { Step } from './step';

interface FirstStepsProps {
  /** What is done of the three. */
  done: readonly [hasPeople: boolean, hasRecords: boolean, isInstalled: boolean];
  /** The hub's address for a phone, if known. */
  address: string | null;
  onHide: () => void;
}

/** The first three things to do with a new hub. */
export function FirstSteps({ done: [hasPeople, hasRecords, isInstalled], address, onHide }: FirstStepsProps) {
  const adds = tools.find(({ administers }) => administers)?.administers?.adds;
  return (
    <Card aria-labelledby="first-steps" className="flex flex-col gap-5">
      <h2 id="first-steps" className="text-17">
        Three steps to begin
      </h2>
      <ol role="list" className="flex flex-col gap-5">
        <Step isDone={hasPeople} title="Add people">
          {!hasPeople && (
            <p className="text-muted">Everyone has things of their own, and shares what they choose.</p>
          )}
          {adds && (
            <LinkButton variant="quiet" icon={UserPlus} className="self-start" to={adds.path}>
              {adds.title}
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
