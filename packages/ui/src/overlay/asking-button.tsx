import { type ComponentProps, useState } from 'react';
import { Button } from '../actions/button';
import { ConfirmDialog } from './confirm-dialog';

type Question = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'busy' | 'error' | 'onConfirm' | 'onClose'
>;

interface AskingButtonProps extends Question, Pick<ComponentProps<typeof Button>, 'icon' | 'disabled'> {
  label: string;
  /** Called once the person has confirmed. The question is closed when it is done; a failure is shown there. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks before it acts. */
export function AskingButton({ label, icon, disabled, onConfirm, ...question }: AskingButtonProps) {
  const [state, setState] = useState<'closed' | 'open' | 'busy' | Error>('closed');

  async function confirm() {
    setState('busy');
    try {
      await onConfirm();
      setState('closed');
    } catch (error) {
      setState(error as Error);
    }
  }
  return (
    <>
      <Button variant="quiet" icon={icon} disabled={disabled} onClick={() => setState('open')}>
        {label}
      </Button>
      <ConfirmDialog
        {...question}
        open={state !== 'closed'}
        busy={state === 'busy'}
        error={state instanceof Error ? state.message : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setState('closed')}
      />
    </>
  );
}
