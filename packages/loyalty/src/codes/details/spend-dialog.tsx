import { savedInWords, useIfHere, useIsWaiting, useUpdateRecord } from '@hub/tool-kit';
import { Banner, Dialog, Form, FormButtons, TextField, useToast } from '@hub/ui';
import { useState } from 'react';
import { loyaltyRecords } from '../../api/loyalty.queries';
import type { LoyaltyCard } from '../../api/loyalty.schema';
import {
  isNegative,
  isPositive,
  leftAfter,
  readTypedAmount,
  unclearAmount,
  writeAmount,
} from '../../model/amount';
import { balanceInWords } from '../../model/card-line';
import { AMOUNT } from '../../rules/code-types';

interface SpendDialogProps {
  card: LoyaltyCard & { balance: string };
  onClose: () => void;
}

/** Why an amount can't be subtracted from a balance, as a sentence. */
function problemOf(balance: string, typed: string): string | undefined {
  const amount = readTypedAmount(typed);
  if (amount !== null && isPositive(amount)) {
    return AMOUNT.test(leftAfter(balance, amount)) ? undefined : 'This amount is too large.';
  }
  return unclearAmount(typed) ?? `Enter an amount such as ${writeAmount('12.50')}.`;
}

/** Subtracts an amount from a card's balance. Warns first if the balance would become negative. */
export function SpendDialog({ card, onClose }: SpendDialogProps) {
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { mutateAsync, isPending, error } = useUpdateRecord(loyaltyRecords);
  const isWaiting = useIsWaiting('loyalty');
  const closeIfHere = useIfHere(onClose);
  const toast = useToast();
  const problem = problemOf(card.balance, typed);
  const left = problem === undefined ? leftAfter(card.balance, readTypedAmount(typed) ?? '0') : null;
  const inWords = (balance: string) => balanceInWords(balance, card.balanceCurrency);
  const isBelowZero = left !== null && isNegative(left);

  async function spend() {
    setSubmitted(true);
    if (left === null || isPending) return;
    try {
      await mutateAsync({ record: card, changes: { balance: left } });
    } catch {
      // The dialog shows the error.
      return;
    }
    toast(savedInWords(isWaiting(card.id)));
    closeIfHere();
  }

  return (
    <Dialog open onClose={onClose} title="Take off the balance">
      <Form onSubmit={() => void spend()}>
        <TextField
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          hint={left === null ? `Now ${inWords(card.balance)}.` : `Leaves ${inWords(left)}.`}
          error={isSubmitted ? problem : undefined}
        />
        {isBelowZero && <Banner tone="warning">This is more than the balance: it will go below zero.</Banner>}
        {error && <Banner tone="danger">Failed to save. {error.message}</Banner>}
        <FormButtons
          label={isBelowZero ? 'Go below zero' : 'Take off'}
          busyLabel="Saving…"
          busy={isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
