import { newRecordId, useOfflineReason } from '@hub/pb-client';
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  Form,
  List,
  QueryState,
  SideBySide,
  Skeleton,
  useToast,
} from '@hub/ui';
import { counted } from '@hub/locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { peopleQuery } from '../../../api/people';
import { currentPlansQuery, type Plan, planRecords, plansKey } from '../../../api/plans';
import { athletesOf } from '../../model/athletes';
import { calledIn } from '../../model/called';
import { copyHolders, copyOf } from '../model/plan-copy';
import { useSingleMutation } from './use-single-mutation';

const NONE: readonly Plan[] = [];

/** The value for no athlete: a template. */
const TEMPLATE = '';

interface CopyPlanDialogProps {
  plan: Plan;
  onClose: () => void;
}

/** Asks who gets a copy of a plan, and whether one is kept as a template. */
export function CopyPlanDialog({ plan, onClose }: CopyPlanDialogProps) {
  const formId = useId();
  const offline = useOfflineReason();
  const people = useQuery(peopleQuery());
  const current = useQuery(currentPlansQuery());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { copy, busy, failure } = useCopyPlan(plan, onClose);
  const { data: plans = NONE } = current;
  const holders = copyHolders(plan, plans);
  const canCopy = chosen.size > 0 && offline === undefined;
  const choose = (user: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, user] : [...chosen].filter((other) => other !== user)));
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      large
      open
      title="Copy plan"
      subtitle={plan.planTitle}
      onClose={close}
      footer={
        <div className="flex flex-col gap-3">
          {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
          {failure === undefined && offline !== undefined && <Banner tone="info">{offline}</Banner>}
          <SideBySide>
            <Button variant="quiet" onClick={close} aria-disabled={busy || undefined}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy} busyLabel="Copying…" disabled={!canCopy}>
              {chosen.size === 0 ? 'Copy' : `Make ${counted(chosen.size, 'copy', 'copies')}`}
            </Button>
          </SideBySide>
        </div>
      }
    >
      <Form
        id={formId}
        onSubmit={() => {
          if (canCopy) copy([...chosen]);
        }}
      >
        <p className="text-muted">Each copy is a plan of its own, with its own weights.</p>
        {plan.user !== TEMPLATE && (
          <List label="Template">
            <Choice
              name="Keep as a template"
              hint="Others’ plans are made from it. Athletes don’t see it."
              value={chosen.has(TEMPLATE)}
              onChange={(isChosen) => choose(TEMPLATE, isChosen)}
            />
          </List>
        )}
        <QueryState
          query={people}
          parts={[{ query: current, failedToLoad: 'Who already has a copy could not be loaded.' }]}
          failedToLoad="Failed to load."
          loading={<Skeleton rows={3} />}
        >
          {(everybody) => {
            const called = calledIn(everybody);
            return (
              <List label="Athletes">
                {athletesOf(everybody, plans)
                  .filter(({ id }) => id !== plan.user)
                  .map(({ id, email }) => (
                    <Choice
                      key={id}
                      name={called.get(id) ?? email}
                      hint={holders.has(id) ? 'Already has a copy' : undefined}
                      value={chosen.has(id)}
                      onChange={(isChosen) => choose(id, isChosen)}
                    />
                  ))}
              </List>
            );
          }}
        </QueryState>
      </Form>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  hint: string | undefined;
  value: boolean;
  onChange: (value: boolean) => void;
}

function Choice({ name, ...checkbox }: ChoiceProps) {
  return (
    <li className="px-4 py-2 wrap-anywhere">
      <Checkbox label={name} {...checkbox} />
    </li>
  );
}

/** Makes the copies one after the other, each under an id of its own that a further try uses again. */
function useCopyPlan(plan: Plan, onClose: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [ids] = useState(() => new Map<string, string>());
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async (users: readonly string[]) => {
      for (const user of users) {
        const id = ids.get(user) ?? newRecordId();
        ids.set(user, id);
        await planRecords.repository.create(id, copyOf(plan, user));
      }
    },
    onSuccess: (_, users) => {
      toast(`${counted(users.length, 'copy', 'copies')} made`);
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: plansKey }),
  });
  return {
    copy: mutate,
    busy: isPending,
    failure:
      error === null
        ? undefined
        : `Failed to copy. ${error.message} What was copied stays; copying again adds only the rest.`,
  };
}
