import {
  Banner,
  Button,
  ConflictDialog,
  DateField,
  Form,
  LeaveGuard,
  ShareSwitch,
  SideBySide,
  TextField,
  useToast,
} from '@hub/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ExpiryItem } from '../api/expiry.schema';
import { itemConflict } from '../model/conflict';
import { expiryPaths } from '../paths';
import { DocumentField } from './document-field';
import { SuggestField } from './suggest-field';
import { useExpiryForm } from './use-expiry-form';

/** The longest texts that the server takes. */
const MAX_TEXT = 200;
const MAX_COUNTRY = 60;

const GONE = 'This is no longer here, or it is not shared with you. What you typed is kept on this page.';

interface ExpiryFormProps {
  /** The item to change; `null` makes a new one. */
  item: ExpiryItem | null;
  /** Only the expiry date and the document can be changed (the detail screen). */
  brief?: boolean;
  /** The item was deleted while the form was open. */
  gone?: boolean;
}

/** The form for an item. After a save it leads to the upcoming list; Cancel goes back one step. */
export function ExpiryForm({ item, brief = false, gone = false }: ExpiryFormProps) {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const toast = useToast();
  const form = useExpiryForm(item, () => {
    toast('Saved');
    void navigate(expiryPaths.upcoming);
  });
  const { draft, problems, change, conflict } = form;
  // Made in the admin console: everyone sees it, whatever the switch says.
  const isOwnerless = item?.owner === null;
  const isGone = gone || form.error?.kind === 'not-found';

  return (
    <>
      <Form onSubmit={form.submit} aria-busy={form.busy}>
        {isGone && <Banner tone="danger">{GONE}</Banner>}
        {form.error && !isGone && <Banner tone="danger">{form.error.message}</Banner>}
        {!brief && (
          <>
            <TextField
              label="Name"
              name="name"
              placeholder="Passport"
              autoFocus
              autoComplete="off"
              maxLength={MAX_TEXT}
              value={draft.name}
              onChange={(name) => change({ name })}
              error={problems.name}
            />
            <SuggestField
              label="Country"
              name="country"
              hint="Two letters, such as NL, CN or MY. Optional."
              maxLength={MAX_COUNTRY}
              value={draft.country}
              onChange={(country) => change({ country })}
              error={problems.country}
            />
          </>
        )}
        <DateField
          label="Expiry date"
          name="expiryDate"
          value={draft.expiryDate}
          onChange={(expiryDate) => change({ expiryDate })}
          error={problems.expiryDate}
        />
        {!brief && (
          <SideBySide>
            <SuggestField
              label="Who"
              name="person"
              maxLength={MAX_TEXT}
              value={draft.person}
              onChange={(person) => change({ person })}
              error={problems.person}
            />
            <SuggestField
              label="Category"
              name="category"
              maxLength={MAX_TEXT}
              value={draft.category}
              onChange={(category) => change({ category })}
              error={problems.category}
            />
          </SideBySide>
        )}
        <DocumentField
          item={item}
          value={draft.document}
          onChange={(document) => change({ document })}
          shared={draft.shared || isOwnerless}
          error={problems.document}
          progress={form.progress}
        />
        {!brief && !isOwnerless && (
          <div className="border-t border-line pt-4">
            <ShareSwitch
              value={draft.shared}
              onChange={(shared) => change({ shared })}
              error={problems.shared}
            />
          </div>
        )}
        <SideBySide>
          <Button
            variant="quiet"
            onClick={() => void (isFirstPage ? navigate(expiryPaths.upcoming) : navigate(-1))}
          >
            Cancel
          </Button>
          <Button type="submit" busy={form.busy} busyLabel="Saving…">
            Save
          </Button>
        </SideBySide>
      </Form>
      {conflict && (
        <ConflictDialog
          {...itemConflict(conflict.opened, draft, conflict.theirs)}
          onKeepMine={() => void form.keepMine()}
          onTakeTheirs={form.takeTheirs}
          onClose={form.decideLater}
        />
      )}
      <LeaveGuard when={form.isUnsaved} />
    </>
  );
}
