import { type ComponentProps, useState } from 'react';
import { Button } from '../actions/button';
import { ConfirmDialog } from './confirm-dialog';

type Question = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'busy' | 'error' | 'onConfirm' | 'onClose'
>;

interface AskingButtonProps extends Question, Pick<ComponentProps<typeof Button>, 'icon' | 'disabled'> {
  label: string;
  /** Called when the person confirms. The dialog closes when it resolves, and shows the error when it rejects. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks for confirmation. */
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
