import { Banner, Button, ConflictDialog, Form, LeaveGuard, useToast } from '@hub/ui';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { cardConflict } from '../model/card-conflict';
import { noticeOf } from '../model/card-draft';
import { loyaltyPaths } from '../paths';
import { CardFields } from './card-fields';
import { LoyaltyPage } from './loyalty-page';
import { useCardForm } from './use-card-form';

const GONE = 'This is no longer here, or it is not shared with you. What you typed is kept on this page.';

interface CardFormProps {
  title: string;
  /** The card to change; `null` makes a new one. */
  card: LoyaltyCard | null;
  /** The card was deleted while the form was open. */
  gone?: boolean;
}

/** The page with the form for a card; Save stands in its header. After a save it leads to the card. */
export function CardForm({ title, card, gone = false }: CardFormProps) {
  const navigate = useNavigate();
  const formId = useId();
  const isFirstPage = useLocation().key === 'default';
  const toast = useToast();
  const form = useCardForm(card, ({ id }) => {
    toast('Saved');
    // A card is edited from its own page: back there, rather than to a second one behind which the first stands.
    void (card === null || isFirstPage ? navigate(loyaltyPaths.card(id), { replace: true }) : navigate(-1));
  });
  const { draft, problems, error, conflict } = form;
  const isGone = gone || error?.kind === 'not-found';
  const notice = noticeOf(draft, problems);
  return (
    <LoyaltyPage
      title={title}
      back={card ? loyaltyPaths.card(card.id) : loyaltyPaths.list}
      actions={
        <Button type="submit" form={formId} size="sm" busy={form.busy} busyLabel="Saving…">
          Save
        </Button>
      }
    >
      <Form id={formId} onSubmit={form.submit} aria-busy={form.busy}>
        {notice && <Banner tone="danger">{notice}</Banner>}
        {isGone && <Banner tone="danger">{GONE}</Banner>}
        {error && !isGone && <Banner tone="danger">Failed to save. {error.message}</Banner>}
        <CardFields draft={draft} problems={problems} change={form.change} />
      </Form>
      {conflict && (
        <ConflictDialog
          {...cardConflict(conflict.opened, draft, conflict.theirs)}
          onKeepMine={() => void form.keepMine()}
          onTakeTheirs={form.takeTheirs}
          onClose={form.decideLater}
        />
      )}
      <LeaveGuard when={form.isUnsaved} />
    </LoyaltyPage>
  );
}
